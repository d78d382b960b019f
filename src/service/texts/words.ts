/** A part of the whole, 0–1, as whole per cent: 0.183 becomes `18%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** A number with at most one decimal: 2.96 becomes `3`, 1.52 becomes `1.5`. */
export function short(number: number): string {
  return String(Math.round(number * 10) / 10)
}

/** A list in words: `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[]): string {
  const others = words.slice(0, -1)
  const last = words.at(-1) ?? ''
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`
}

/**
 * A designer's own words as plain Markdown text in quotation marks, cut to 160 characters. Colon and @ are
 * escaped too, or addresses would become links by themselves.
 */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const cut = Array.from(line).slice(0, 160).join('')
  const ellipsis = cut.length < line.length ? '…' : ''
  return `“${cut.replace(/[\\`*_{}[\]()<>#+\-.!|~&:@]/g, '\\$&')}${ellipsis}”`
}
