import * as v from 'valibot'

/** Designers write whole paragraphs into names; nothing that shows one has room for more characters. */
export const NAME_MOST = 200
/** Marks that turn the direction of what follows them, beyond the text they stand in. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/gu
/** Spaces, breaks and control characters: all but what follows. Figma's side knows no names of classes. */
const BREAKS_AND_CONTROLS = /[^!-~\u00a0-\u2027\u202a-\u{10ffff}]+/gu
/** Half a character, which no encoder takes: read by characters, no whole one is among them. */
const HALVES = /[\ud800-\udfff]/gu

/** A name or sentence as one line: no breaks, no control characters, nothing that reverses its surroundings. */
export function cleanLine(text: string): string {
  return text
    .replace(DIRECTION_MARKS, '')
    .replace(HALVES, '\ufffd')
    .replace(BREAKS_AND_CONTROLS, ' ')
    .trim()
}

/** Shortens a text to at most `most` characters, with an ellipsis where some are left out. */
export function shorten(text: string, most: number): string {
  // No character has more than two units: the rest of a megabyte is not read.
  const letters = Array.from(text.slice(0, 2 * most + 2))
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

/** A name as Glance passes it on, from a layer or a file: one line of at most `NAME_MOST` characters. */
export function shownName(name: string): string {
  // So much is left out of a name of nothing but marks, too.
  return shorten(cleanLine(name.slice(0, 16 * NAME_MOST)), NAME_MOST)
}

/** A name from outside, which may be as long and strange as its author made it. */
export const nameSchema = v.pipe(v.string(), v.transform(shownName))
