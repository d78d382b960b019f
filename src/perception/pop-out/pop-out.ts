import { type Box, columnsOf, rowsOf } from '../see/box'
import type { Lab } from '../see/lab'
import { bell, raise } from '../see/raise'
import { largest, sumToOne, wholeMedian } from '../see/statistics'
import type { Steps } from '../see/steps'
import { flatZones, type Colour } from './flat-zones'
import { drawToCard, findHighlightedCard } from './highlighted-card'
import { findLargestNumeral } from './large-numerals'
import { findSingletons, type KnownBoxes, type Singleton } from './singletons'
import { cellsWithin, placeOf, reach, type Size } from '../see/size'

/** Things that stand out from the rest of a picture, in cells of the grid they were found on. */
export interface StandOuts {
  /** Things seen at once, wherever they lie; the first ones most. */
  singletons: readonly Singleton[]
  /** The highlighted one of several equal cards. */
  card: Box | null
}

export function* findStandOuts(lab: Lab, known?: KnownBoxes): Steps<StandOuts> {
  const ground = ownColour(lab)
  const zones = yield* flatZones(lab)
  yield
  const singletons = findSingletons(zones, lab, ground, known)
  const card = findHighlightedCard(lab, ground)
  yield
  return { singletons: [...singletons, ...(yield* findLargestNumeral(lab.l))], card }
}

/** The median colour of a page, channel by channel: its ground if half of it has one colour. */
export const ownColour = ({ l, a, b }: Lab): Colour => ({
  l: wholeMedian(l.data),
  a: wholeMedian(a.data),
  b: wholeMedian(b.data)
})

/**
 * How high the density over a perfect singleton rises, as part of the second highest peak of the picture, and of
 * the highest place near it: so it is among the first three spots, and its own. **A product rule, not a fit**: no
 * page with eye tracking at hand has a planted badge, yet everyone sees one. What it costs where there is eye tracking,
 * and how often planted things are among the first spots, is measured (`npm run bench -- perception --only pop-out`).
 */
const HEIGHT = 1.02
/** And at least so high, as part of the highest place: where that is the only one, the second peak is nothing much. */
const LEAST_HEIGHT = 0.5
/** So many things can stand out at once: the first ones. */
const MANY = 2
/** Peaks nearer to one another than this part of the longer side are one. */
const APART = 0.1
/** Spread of its attention, at least as part of the reach, and as part of its own sides. */
const LEAST_SPREAD = 0.014
const SPREAD = 0.22

/**
 * Lets what stands out draw attention: more of it on a highlighted card, and a bump on each singleton, as high as its
 * strength says; `part` (0–1) of them. Sums to 1.
 */
export function popOut(
  before: Float32Array,
  grid: Size,
  { singletons, card }: StandOuts,
  part: number
): Float32Array {
  const density = drawToCard(before, grid, card, part)
  if (singletons.length === 0) return density
  const first = largest(density)
  const apart = APART * Math.max(grid.width, grid.height)
  const level = Math.max(secondPeak(density, grid, first, apart), LEAST_HEIGHT * first)
  const spread = (side: number): number => Math.max(LEAST_SPREAD * reach(grid), SPREAD * side)
  const drawn = density.slice()
  for (const { box, strength } of singletons.slice(0, MANY)) {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    const near = cellsWithin(apart, middle, grid).map((cell) => density[cell]!)
    raise(
      drawn,
      Float32Array.from(bell(grid.width, middle.x, spread(columnsOf(box)), 0)),
      Float32Array.from(bell(grid.height, middle.y, spread(rowsOf(box)), 0)),
      part * strength * (HEIGHT * Math.max(level, ...near))
    )
  }
  return sumToOne(drawn)
}

/** The highest density that is not near the highest of all. */
function secondPeak(density: Float32Array, grid: Size, first: number, apart: number): number {
  const others = density.slice()
  const peak = placeOf(density.indexOf(first), grid)
  for (const cell of cellsWithin(apart, peak, grid)) others[cell] = 0
  return Math.max(0, largest(others))
}
