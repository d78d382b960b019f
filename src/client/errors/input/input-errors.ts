import type { GlanceError } from '../../../errors'
import { clientError } from '../client-error'
import { words } from './words'

type Words = ReturnType<typeof words>

/** The base URL cannot be used. The text never holds the address. */
export function invalidAddress(fault: keyof Words['address']): GlanceError {
  const { address, addressAdvice } = words()
  return clientError('invalid_address', { message: address[fault], advice: addressAdvice })
}

/** Which address is meant. */
export type AddressOf = keyof Words['insecure']

/** An address is not HTTPS, and not on this machine. */
export function insecureAddress(of: AddressOf): GlanceError {
  const { insecure, insecureAdvice } = words()
  return clientError('insecure_address', { message: insecure[of], advice: insecureAdvice })
}

/** The key cannot be put into a header. */
export function invalidKey(fault: keyof Words['key']): GlanceError {
  const { key, keyAdvice } = words()
  return clientError('invalid_key', { message: key[fault], advice: keyAdvice })
}

/** The input breaks the interface's rules and was not sent. */
export function invalidInput(code: string, fault: string, advice: string): GlanceError {
  return clientError('invalid_input', { code, message: words().nothingSent(fault), advice, fault })
}
