import { ClientError } from './client-error'

/** An address is not HTTPS, and not on this machine. */
export class InsecureAddressError extends ClientError {
  override name = 'InsecureAddressError'

  constructor(what: string) {
    super({
      code: 'insecure_address',
      message: `${what} does not use HTTPS, so nothing was sent to it.`,
      advice:
        'Use an address that starts with https://. Plain http:// works on this computer only.',
      sent: 'no'
    })
  }
}
