import type { LookDensities } from '../attention/attend'
import { include, noBox, partsOf, type Box } from '../see/box'
import { AIM, cellsWithin, placeOf, reach, type Size } from '../see/size'
import type { Things } from '../see/find-things'
import type { Area, Areas } from './areas'
import { largest, mean } from '../see/statistics'

/** As shares of the reach: distance within which a peak belongs to a stronger one, */
const APART = 0.12
/** and radius around a peak that counts for it. */
const LOOK = 0.01

const KIND_OF = { none: 'place', ground: 'place', heap: 'thing', text: 'text' } as const

/**
 * Areas of a picture of which nothing else is known: the things that peaks of attention lie on. A heap of
 * edges may be half of a photograph or two words that lie close, so that a thing's size says little about what it is
 * worth: each counts by the densities at its peak, on as much of the picture as any other. A thing is one area, by its
 * strongest peak; a ground that many things lie on one for each peak. A peak with no thing near it is none:
 * empty ground draws no looks.
 */
export function thingAreas(things: Things, { attention, perception }: LookDensities): Areas {
  const { kinds, width, height } = things
  const labels = things.labels.slice()
  const boxes = boxesOf(things)
  const length = reach(things)
  const taken = new Set<number>()
  const peaks: number[] = []
  const all: Area[] = []
  for (const peak of localMaxima(attention, things)) {
    const around = cellsWithin(Math.ceil(AIM * length), placeOf(peak, things), things)
    const thing = nearestThing(peak, around, things)
    const isGround = kinds[thing] === 'ground'
    if (thing === 0 || (!isGround && taken.has(thing))) continue
    if (peaks.some((other) => distance(peak, other, width) <= APART * length)) continue
    taken.add(thing)
    peaks.push(peak)
    const label = isGround ? kinds.length + peaks.length : thing
    const own = isGround
      ? cellsWithin((APART / 2) * length, placeOf(peak, things), things).filter(
          (i) => labels[i] === thing
        )
      : // A filled shape has edges at its rim alone: what lies within it, too, is its own.
        around.filter((i) => labels[i] === 0 && isWithin(i, boxes[thing]!, width))
    for (const i of own) labels[i] = label
    if (isGround && own.length === 0) continue
    const cells = cellsWithin(LOOK * length, placeOf(peak, things), things)
    all.push({
      kind: KIND_OF[kinds[thing]!],
      label,
      box: partsOf(isGround ? boundsOf(own, width) : boxes[thing]!, things),
      area: cells.length / labels.length,
      attention: cells.reduce((sum, i) => sum + attention[i]!, 0),
      perception: cells.reduce((sum, i) => sum + perception[i]!, 0)
    })
  }
  return { width, height, labels, all }
}

/** The thing that a cell lies on, or the nearest of those around it; 0 where there is none. */
function nearestThing(cell: number, around: readonly number[], { labels, width }: Things): number {
  let nearest = 0
  let least = Infinity
  for (const i of around) {
    const away = distance(i, cell, width)
    if (labels[i] === 0 || away >= least) continue
    nearest = labels[i]!
    least = away
  }
  return nearest
}

/** The box around each thing, by its number. */
export function boxesOf({ labels, kinds, width }: Things): Box[] {
  const boxes = kinds.map(noBox)
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] !== 0) includeCell(boxes[labels[i]!]!, i, width)
  }
  return boxes
}

function boundsOf(cells: readonly number[], width: number): Box {
  const bounds = noBox()
  for (const i of cells) includeCell(bounds, i, width)
  return bounds
}

function includeCell(bounds: Box, i: number, width: number): void {
  const x = i % width
  const y = (i - x) / width
  include(bounds, x, y, x + 1, y + 1)
}

function isWithin(i: number, { left, top, right, bottom }: Box, width: number): boolean {
  const x = i % width
  const y = (i - x) / width
  return x >= left && x < right && y >= top && y < bottom
}

function distance(one: number, other: number, width: number): number {
  const across = (one % width) - (other % width)
  return Math.hypot(across, Math.floor(one / width) - Math.floor(other / width))
}

/** Least height of a peak, as a share of the strongest. */
const LEAST_PEAK = 0.35
/** Nor are cells that rise above the mean by no more than rounding. */
const EVEN = 1.001

/**
 * Cells of a density that no neighbour surpasses, strongest first and then from the top left. An even density has none.
 * The flank of a broad peak is no peak of its own, however high it is: nothing there draws the eye.
 */
export function localMaxima(density: Float32Array, grid: Size): number[] {
  const least = Math.max(LEAST_PEAK * largest(density), EVEN * mean(density))
  const found: number[] = []
  for (let i = 0; i < density.length; i++) {
    if (density[i]! >= least && isLocalMaximum(density, grid, i)) found.push(i)
  }
  return found.sort((one, other) => density[other]! - density[one]! || one - other)
}

/** Whether no neighbour of a cell is higher; of equal neighbours the first in reading order counts. */
function isLocalMaximum(density: Float32Array, { width, height }: Size, i: number): boolean {
  const x = i % width
  const y = Math.floor(i / width)
  const value = density[i]!
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
      const at = ny * width + nx
      if (at < i ? density[at]! >= value : density[at]! > value) return false
    }
  }
  return true
}
