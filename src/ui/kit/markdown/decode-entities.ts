const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—'
}

/** Character references of HTML as text; unknown ones stay as written. The result is text, never markup. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (all, ...groups) => {
    const [decimal, hex, name] = groups as (string | undefined)[]
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? all
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : parseInt(decimal, 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
}
