import { invalidKey } from '../errors'

/** The key without surrounding white space. Throws `invalid_key` when no header can carry it. */
export function parseKey(text: string): string {
  const key = text.trim()
  if (key === '') throw invalidKey('empty')
  if (/\s/.test(key)) throw invalidKey('spaces')
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw invalidKey('characters')
  }
  return key
}
