import { ClientError } from './client-error'

/** The base URL cannot be used; `reason` completes “The service address …”. It never holds the address. */
export class InvalidAddressError extends ClientError {
  override name = 'InvalidAddressError'

  constructor(reason: string) {
    super({
      code: 'invalid_address',
      message: `The service address ${reason}.`,
      advice: 'Enter it as the provider gave it, such as https://api.example.com/v2.',
      sent: 'no'
    })
  }
}
