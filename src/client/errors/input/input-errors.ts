import { ClientError } from '../client-error'
import { words } from './words'

type Words = ReturnType<typeof words>

/** The base URL cannot be used. The text never holds the address. */
export class InvalidAddressError extends ClientError {
  override name = 'InvalidAddressError'

  constructor(fault: keyof Words['address']) {
    super({
      code: 'invalid_address',
      message: words().address[fault],
      advice: words().addressAdvice,
      sent: 'no'
    })
  }
}

/** Which address is meant. */
export type AddressOf = keyof Words['insecure']

/** An address is not HTTPS, and not on this machine. */
export class InsecureAddressError extends ClientError {
  override name = 'InsecureAddressError'

  constructor(of: AddressOf) {
    super({
      code: 'insecure_address',
      message: words().insecure[of],
      advice: words().insecureAdvice,
      sent: 'no'
    })
  }
}

/** The key cannot be put into a header. */
export class InvalidKeyError extends ClientError {
  override name = 'InvalidKeyError'

  constructor(fault: keyof Words['key']) {
    super({
      code: 'invalid_key',
      message: words().key[fault],
      advice: words().keyAdvice,
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
    super({ code, message: words().nothingSent(fault), advice, sent: 'no' })
  }
}
