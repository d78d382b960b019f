/** Marks that turn the direction of what follows them, beyond the text they stand in. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/gu
/** A space that must not break is no break. */
const BREAKS_AND_CONTROLS = /[ \p{Cc}\p{Zl}\p{Zp}]+/gu

/** A name or sentence as one line: no breaks, no control characters, nothing that reverses its surroundings. */
export function cleanLine(text: string): string {
  return text.replace(DIRECTION_MARKS, '').replace(BREAKS_AND_CONTROLS, ' ').trim()
}
