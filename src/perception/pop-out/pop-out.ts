import { onSize } from '../see/box'
import type { Lab } from '../see/lab'
import type { PreparedPicture } from '../see/prepare-picture'
import { bell, raise } from '../see/raise'
import { gaussianBlur } from '../see/gaussian-blur'
import { sumToOne, wholeMedian } from '../see/statistics'
import type { Colour, Zone } from './flat-zones'
import { findSingletons, type KnownBoxes, type Singleton } from './singletons'
import { cellsWithin, placeOf, reach, type Size } from '../see/size'

/** Finds what stands out from the rest of a picture, in cells of the grid of its maps; `known` is in those of the finer grid. */
export function findStandOuts(
  zones: readonly Zone[],
  { lab, fineLab }: Pick<PreparedPicture, 'lab' | 'fineLab'>,
  known?: KnownBoxes
): Singleton[] {
  return findSingletons(zones, fineLab, ownColour(lab), known).map(({ box, strength }) => {
    return { box: onSize(box, fineLab.l, lab.l), strength }
  })
}

/** The median colour of a page, channel by channel: its ground if half of it has one colour. */
export const ownColour = ({ l, a, b }: Lab): Colour => ({
  l: wholeMedian(l.data),
  a: wholeMedian(a.data),
  b: wholeMedian(b.data)
})

/** A thing in full is to be among so many spots, in a map that is seen as softly as this part of its width. */
const SPOTS = 3
const SOFT = 0.013
/** So many things can stand out at once: the likeliest. */
const RAISED = 2
/**
 * How high the density rises over a thing in full, as part of the lowest of the other spots that it is to pass, and of
 * the highest place near it. **A product rule, not a fit**: no page with eye tracking at hand has a planted badge, yet
 * everyone sees one.
 */
const HEIGHT = 1.05
/** And at least so high, as part of the highest place: where that is the only one, the other spots are nothing much. */
const LEAST_HEIGHT = 0.4
/** Peaks nearer to one another than this part of the longer side are one. */
const APART = 0.1
/** Spread of a thing's attention, at least as part of the reach, and as part of its own sides: the bump is as wide. */
const LEAST_SPREAD = 0.022
const SPREAD = 0.16

/**
 * Lets what stands out draw attention: a bump on each thing, as wide as itself and as high as its strength says, times
 * `partAt` (0–1) of its place, a part of the picture's height. Sums to 1.
 */
export function popOut(
  density: Float32Array,
  grid: Size,
  singletons: readonly Singleton[],
  partAt: (down: number) => number
): Float32Array {
  const raised = singletons.slice(0, RAISED)
  if (raised.length === 0) return density
  const apart = APART * Math.max(grid.width, grid.height)
  const blur = SOFT * grid.width
  const soft = gaussianBlur({ ...grid, data: density }, blur).data
  const peaks = highest(soft, grid, apart)
  const level = Math.max(peaks[SPOTS - raised.length]!, LEAST_HEIGHT * peaks[0]!)
  const spread = (side: number): number => Math.max(LEAST_SPREAD * reach(grid), SPREAD * side)
  const drawn = density.slice()
  for (const {
    box: { left, top, right, bottom },
    strength
  } of raised) {
    const middle = { x: (left + right - 1) / 2, y: (top + bottom - 1) / 2 }
    const near = cellsWithin(apart, middle, grid).map((cell) => soft[cell]!)
    const [across, down] = [spread(right - left), spread(bottom - top)]
    // What a blur takes from a bump is given to it beforehand.
    const sharp = Math.hypot(1, blur / across) * Math.hypot(1, blur / down)
    raise(
      drawn,
      bell(grid.width, middle.x, across, 0),
      bell(grid.height, middle.y, down, 0),
      partAt(middle.y / grid.height) * strength * sharp * (HEIGHT * Math.max(level, ...near))
    )
  }
  return sumToOne(drawn)
}

/** The heights of the first spots, each well apart from all that are higher. */
function highest(density: Float32Array, grid: Size, apart: number): number[] {
  const left = density.slice()
  return Array.from({ length: SPOTS }, () => {
    let peak = 0
    for (let i = 1; i < left.length; i++) if (left[i]! > left[peak]!) peak = i
    const height = left[peak]!
    for (const cell of cellsWithin(apart, placeOf(peak, grid), grid)) left[cell] = 0
    return height
  })
}
