import { sharePercent } from '../../language'
import { words } from './words'

/** Format characters that change the direction of what follows, control characters, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu

/** A share of attention as the panel's list of layers shows it; what rounds to nothing is `under 0.1%`. */
export function percent(share: number): string {
  return sharePercent(share, words().under)
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
