/** Of a letter of Inter and of what is as wide as high, such as Chinese and emoji. In em, on the safe side. */
const NARROW = 0.6
const WIDE = 1.15
/** Where Korean begins; nearly everything wide lies beyond. */
const FIRST_WIDE = 0x1100

/** About how wide a text of one line is, in px. Made to be too much rather than too little. */
export function estimateWidth(text: string, fontSize: number): number {
  let em = 0
  for (const letter of text) em += (letter.codePointAt(0) ?? 0) < FIRST_WIDE ? NARROW : WIDE
  return em * fontSize
}
