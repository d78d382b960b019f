import { locale } from './language'

const lists = new Map<string, Intl.ListFormat>()

/** A list in words: `a`, `a and b`, `a, b and c`. */
export function listWords(words: Iterable<string>): string {
  const list = lists.get(locale()) ?? new Intl.ListFormat(locale(), { type: 'conjunction' })
  lists.set(locale(), list)
  return list.format(words)
}
