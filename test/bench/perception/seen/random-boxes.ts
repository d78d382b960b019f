import { numbersFrom } from '../numbers'
import type { Rect } from '../../../../src/perception/see/size'

/** Sides of a box as parts of the picture's, from small to large; each order of magnitude is drawn as often. */
const WIDTHS = [0.04, 0.6] as const
const HEIGHTS = [0.03, 0.5] as const

/** Draws boxes anywhere in a picture, the same ones for a seed. */
export function boxesFrom(seed: number): (count: number) => Rect[] {
  const draw = numbersFrom(seed)
  const length = ([least, most]: readonly [number, number]): number =>
    least * (most / least) ** draw()
  return (count) =>
    Array.from({ length: count }, () => {
      const [width, height] = [length(WIDTHS), length(HEIGHTS)]
      return { x: draw() * (1 - width), y: draw() * (1 - height), width, height }
    })
}
