import type { Box } from './things'

/**
 * Letters as strokes, in units of their height without ascenders, by relative SVG commands from the foot of each.
 * Drawn by hand, so that scenes are the same on machines with other fonts, or with none.
 */
const LETTERS = [
  'v-1m0 .4c.1 -.5 .6 -.5 .6 0v.6',
  'm.3 0c-.4 0 -.4 -1 0 -1c.4 0 .4 1 0 1z',
  'm.1 0v-1.45',
  'm.1 0v-1m0 -.3v-.1',
  'm.2 -1.35v1.15c0 .2 .2 .2 .25 .2m-.45 -1h.45',
  'm.02 -.5h.56c.02 -.6 -.58 -.7 -.58 0c0 .6 .4 .55 .55 .35',
  'm0 -1v.65c0 .45 .6 .45 .6 0m0 -.65v1',
  'v-1m0 .4c.05 -.35 .2 -.4 .4 -.4',
  'm.3 0c-.4 0 -.4 -1 0 -1c.4 0 .4 1 0 1m.3 0v-1.45',
  'm.3 0c-.4 0 -.4 -1 0 -1c.4 0 .4 1 0 1m-.3 .45v-1.45',
  'm.5 -.85c-.2 -.25 -.5 -.15 -.45 .15c.05 .25 .45 .15 .45 .45c0 .3 -.4 .3 -.5 .1'
]
const ADVANCE = 0.85
const SPACE = 0.6

/** Digits in units of their height. */
const DIGITS: Record<string, string> = {
  '4': 'm.45 0v-1l-.45 .68h.6',
  '9': 'm.08 -.06c.3 .15 .5 -.1 .5 -.6c0 -.5 -.58 -.4 -.58 0c0 .38 .58 .38 .58 0'
}

/** A path's numbers times a factor; relative commands keep their meaning. */
const scaled = (path: string, by: number): string =>
  path.replace(/-?\d*\.?\d+/g, (number) => ` ${(Number(number) * by).toFixed(2)}`)

/** Numbers from 0 to 1, the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export interface Line {
  x: number
  /** Foot of the letters. */
  y: number
  width: number
  /** Height of letters without ascenders, px. */
  height: number
  colour: string
  bold?: boolean
  seed: number
  /** Where no letters stand. */
  gap?: Box
}

/** Words that fill a line up to its width. */
export function textLine({ x, y, width, height, colour, bold, seed, gap }: Line): string {
  const next = numbersFrom(seed * 7919 + 13)
  let path = ''
  for (let at = x; at < x + width - height;) {
    const letters = 2 + Math.floor(next() * 8)
    for (let i = 0; i < letters && at < x + width - height; i++, at += ADVANCE * height) {
      const letter = LETTERS[Math.floor(next() * LETTERS.length)]!
      if (gap && at + height > gap.x && at < gap.x + gap.width && isBeside(y, height, gap)) continue
      path += `M${at.toFixed(1)} ${y.toFixed(1)}${scaled(letter, height)}`
    }
    at += SPACE * height
  }
  return stroke(path, colour, height * (bold ? 0.24 : 0.14))
}

/** Whether a line's letters reach into the rows of a box. */
function isBeside(foot: number, height: number, box: Box): boolean {
  return foot + 0.45 * height > box.y && foot - 1.45 * height < box.y + box.height
}

/** Digits side by side, `height` px high, from the left end of their foot. */
export function digits(text: string, x: number, y: number, height: number, colour: string): string {
  const path = Array.from(
    text,
    (digit, i) => `M${x + i * 0.78 * height + 0.08 * height} ${y}${scaled(DIGITS[digit]!, height)}`
  )
  return stroke(path.join(''), colour, height * 0.15)
}

const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}"/>`
