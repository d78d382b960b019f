import { words } from './words'

/** Format characters that change the direction of what follows, control characters, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu

/** A designer's own words in quotation marks, on one line and cut to `most` characters. */
export function quote(text: string, most = 160): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim())
  const cut = characters.slice(0, most).join('').trimEnd()
  const ellipsis = characters.length > most ? '…' : ''
  return words().quoted(`${cut}${ellipsis}`)
}

/** A text as plain Markdown. Colon and @ are escaped too, or addresses would become links by themselves. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-.!|~&:@]/g, '\\$&')
}
