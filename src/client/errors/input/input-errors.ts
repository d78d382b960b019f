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

/** The key cannot be put into a header; `reason` completes “The key …”. */
export class InvalidKeyError extends ClientError {
  override name = 'InvalidKeyError'

  constructor(reason: string) {
    super({
      code: 'invalid_key',
      message: `The key ${reason}, so nothing was sent.`,
      advice: 'Copy the key again, whole and on one line.',
      sent: 'no'
    })
  }
}

/** The input breaks the interface's rules and was not sent. */
export class InvalidInputError extends ClientError {
  override name = 'InvalidInputError'

  constructor(
    code: string,
    /** What is wrong, for whom it makes no difference that nothing was sent. */
    readonly fault: string,
    advice: string
  ) {
    super({ code, message: `${fault} Nothing was sent.`, advice, sent: 'no' })
  }
}
