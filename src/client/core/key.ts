import { InvalidKeyError } from '../errors'

/** The key without surrounding white space. Throws InvalidKeyError when no header can carry it. */
export function parseKey(text: string): string {
  const key = text.trim()
  if (key === '') throw new InvalidKeyError('empty')
  if (/\s/.test(key)) throw new InvalidKeyError('spaces')
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new InvalidKeyError('characters')
  }
  return key
}
