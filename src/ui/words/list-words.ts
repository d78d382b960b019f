const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** A list in words: `a`, `a and b`, `a, b and c`. */
export function listWords(words: Iterable<string>): string {
  return AND.format(words)
}
