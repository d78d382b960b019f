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

/** The same, cut after a whole word where one ends in its second half. */
export function cutAtWord(text: string, most: number): string {
  const letters = Array.from(text.slice(0, 2 * most + 2))
  if (letters.length <= most) return text
  const cut = letters.slice(0, most - 1)
  const end = letters[most - 1] === ' ' ? cut.length : cut.lastIndexOf(' ')
  const words = cut.slice(0, end > most / 2 ? end : cut.length)
  while (NO_ENDS.has(words[words.length - 1] ?? '')) words.pop()
  return `${words.join('')}…`
}

/** What no cut text ends with: signs that go on, and joints of signs that are drawn as one. */
const NO_ENDS = new Set([' ', ',', ';', ':', '.', '–', '—', '-', '\u200d', '\ufe0f'])

/** Signs that draw nothing by themselves, and those without a meaning of their own, which icon fonts draw as icons. */
const UNSAID =
  /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u2060-\u2064\ufeff\ufffc\ue000-\uf8ff\u{f0000}-\u{10ffff}]/gu

/** Letters of a text that names of layers are made from. */
export const WORDS_MOST = 60

/** What a text says, as one line cut at a word; empty where nothing can be read in it. */
export function wordsIn(text: string, most = WORDS_MOST): string {
  // So much may be left out of what a designer typed, too.
  const line = cleanLine(
    text
      .trimStart()
      .slice(0, 16 * most)
      .replace(UNSAID, ' ')
  )
  return cutAtWord(line, most)
}

/** A name as Glance passes it on, from a layer or a file: one line of at most `NAME_MOST` characters. */
export function shownName(name: string): string {
  // So much is left out of a name of nothing but marks, too.
  return shorten(cleanLine(name.slice(0, 16 * NAME_MOST)), NAME_MOST)
}

/** A name from outside, which may be as long and strange as its author made it. */
export const nameSchema = v.pipe(v.string(), v.transform(shownName))
