import { locale, percent as perCent } from '../../language'
import { words } from './words'

/** Format characters that change the direction of what follows, control characters, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu

/**
 * A part of the whole, 0–1, in per cent as the panel's list of layers shows it: one decimal below 10,
 * none from 10 on; what rounds to nothing is `under 0.1%`.
 */
export function percent(share: number): string {
  const exact = share * 100
  const decimals = exact < 9.95 ? 1 : 0
  const shown = Math.round(exact * 10 ** decimals) / 10 ** decimals
  if (shown > 0) return perCent(shown / 100, decimals)
  return share > 0 ? words().under(perCent(0.001, 1)) : perCent(0)
}

/** A number with at most one decimal: 2.96 becomes `3`, 1.52 becomes `1.5`. */
export function short(number: number): string {
  return number.toLocaleString(locale(), { maximumFractionDigits: 1 })
}

const RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place in an order in English: `1st`, `2nd`, `11th`, `22nd`. */
export function ordinal(place: number): string {
  return `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`
}

/** A list in words: `a`, `a and b`, `a, b and c`. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(parts)
}

/** Words at the start of a sentence. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/**
 * A designer's own words as plain Markdown text in quotation marks, on one line and cut to `most`
 * characters. Colon and @ are escaped too, or addresses would become links by themselves.
 */
export function quote(text: string, most = 160): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim())
  const cut = characters.slice(0, most).join('').trimEnd()
  const ellipsis = characters.length > most ? '…' : ''
  return words().quoted(`${cut.replace(/[\\`*_{}[\]()<>#+\-.!|~&:@]/g, '\\$&')}${ellipsis}`)
}

/** The same text where it is shown as it is: without what `quote` puts before signs. */
export function unescaped(markdown: string): string {
  return markdown.replace(/\\(?=[^\p{L}\p{N}\s])/gu, '')
}
