import { around, type Box, columnsOf, rowsOf } from '../see/box'
import { boxFilter } from '../see/box-filter'
import { type Component, components } from '../see/components'
import { reach } from '../see/size'
import { type Plane, planeLike } from '../see/plane'
import type { Steps } from '../see/steps'
import type { Singleton } from './singletons'

/** Least difference of ink in CIELAB lightness from the mean of a window, and the window's radius by the reach. */
const LEAST_INK = 25
const WINDOW = 0.05
/** Heights of a digit, as parts of the root of the area, and its height over its width. */
const LEAST_HEIGHT = 0.03
const MOST_HEIGHT = 0.2
const RATIO = [1.1, 5] as const
/** It fills this much of its box: strokes do, icons and pictures fill more. */
const MOST_FILL = 0.75
/** Digits of a number end equally high, to a cell or so and to this part of their height, and stand at most so far apart. */
const UNEVEN_CELLS = 1.5
const UNEVEN = 0.12
const GAP = 0.5
/** Fewest and most digits of a number. */
const LEAST_DIGITS = 2
const MOST_DIGITS = 6
/** Least height of the largest number over the next; below that it is one of several. */
const LARGER = 1.25

/**
 * The largest number on a screen, as a price on a card: digits of one height side by side. Words have letters of
 * several heights; those in capitals alone are taken for numbers. Given as a singleton when nothing else of its kind
 * is nearly as large.
 */
export function* findLargestNumeral(l: Plane): Steps<Singleton[]> {
  const mean = planeLike(l)
  mean.data.set(l.data)
  boxFilter(l, Math.round(WINDOW * reach(l)), mean)
  yield
  const side = Math.sqrt(l.width * l.height)
  const numbers = [1, -1].flatMap((sign) => {
    const ink = new Uint8Array(l.data.length)
    for (let i = 0; i < ink.length; i++) {
      ink[i] = sign * (l.data[i]! - mean.data[i]!) > LEAST_INK ? 1 : 0
    }
    return numbersOf(components(ink, l.width).filter((shape) => isDigit(shape, side)))
  })
  const [largest, ...others] = numbers.sort((one, other) => rowsOf(other) - rowsOf(one))
  if (!largest || others.some((other) => LARGER * rowsOf(other) > rowsOf(largest))) return []
  return [{ box: largest, strength: 1 }]
}

function isDigit(shape: Component, side: number): boolean {
  const height = rowsOf(shape)
  const width = columnsOf(shape)
  return (
    height >= LEAST_HEIGHT * side &&
    height <= MOST_HEIGHT * side &&
    height >= RATIO[0] * width &&
    height <= RATIO[1] * width &&
    shape.area <= MOST_FILL * width * height
  )
}

/** Digits side by side as the boxes of their numbers. */
function numbersOf(digits: Component[]): Box[] {
  const left = digits.sort((one, other) => one.left - other.left)
  const used = new Set<Component>()
  return left.flatMap((first) => {
    if (used.has(first)) return []
    const number = [first]
    for (const next of left) {
      if (!used.has(next) && follows(next, number.at(-1)!)) number.push(next)
    }
    for (const digit of number) used.add(digit)
    if (number.length < LEAST_DIGITS || number.length > MOST_DIGITS) return []
    return [number.reduce<Box>(around, first)]
  })
}

function follows(next: Box, last: Box): boolean {
  const gap = next.left - last.right
  const uneven = Math.max(UNEVEN_CELLS, UNEVEN * rowsOf(last))
  return (
    gap > 0 &&
    gap <= GAP * rowsOf(last) &&
    Math.max(Math.abs(next.top - last.top), Math.abs(next.bottom - last.bottom)) <= uneven
  )
}
