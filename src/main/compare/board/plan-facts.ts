import type { BoardVariant } from '../../../bridge'
import { deltaText } from './delta-text'

/** How the facts of all variants are laid out: alike, so that they can be read across. */
export interface FactsPlan {
  /** Whether values stand below names because a line is too short for both. */
  stacked: boolean
  /** Canvas px. */
  deltaWidth: number
}

/** In units. */
const SIZE = 1.1
const GAPS = 2

export function planFacts(
  variants: readonly BoardVariant[],
  columnWidth: number,
  unit: number
): FactsPlan {
  const facts = variants.flatMap((variant) => variant.facts)
  const longest = (texts: string[]) =>
    Math.ceil(Math.max(0, ...texts.map((text) => estimateWidth(text, SIZE * unit))))
  const names = longest(facts.map(({ name }) => name))
  const values = longest(facts.map(({ value }) => value))
  const deltas = longest(facts.map(deltaText))
  const stacked = names + values + deltas + GAPS * unit > columnWidth
  // Beside a long value a long difference gets half of the line, and wraps.
  return { stacked, deltaWidth: Math.min(deltas, Math.floor(columnWidth / 2)) }
}

/** Of a letter of Inter and of what is as wide as high, such as Chinese and emoji. In em, on the safe side. */
const NARROW = 0.6
const WIDE = 1.15
/** Where Korean begins; nearly everything wide lies beyond. */
const FIRST_WIDE = 0x1100

/** About how wide a text of one line is, in px. Made to be too much rather than too little. */
function estimateWidth(text: string, fontSize: number): number {
  let em = 0
  for (const letter of text) em += (letter.codePointAt(0) ?? 0) < FIRST_WIDE ? NARROW : WIDE
  return em * fontSize
}
