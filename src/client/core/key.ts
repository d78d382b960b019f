import { InvalidKeyError } from '../errors'

/** The key without surrounding white space. Throws InvalidKeyError when no header can carry it. */
export function parseKey(text: string): string {
  const key = text.trim()
  if (key === '') throw new InvalidKeyError('is empty')
  if (/\s/.test(key)) throw new InvalidKeyError('contains spaces or line breaks')
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new InvalidKeyError('contains control characters or letters outside ASCII')
  }
  return key
}
