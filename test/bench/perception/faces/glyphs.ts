import { numbersFrom } from '../numbers'
import type { Box } from '../pop-out/things'

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

/** A path's numbers times a factor; relative commands keep their meaning. */
const scaled = (path: string, by: number): string =>
  path.replace(/-?\d*\.?\d+/g, (number) => ` ${(Number(number) * by).toFixed(2)}`)

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

const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}"/>`
