import { type Box, include, noBox, partsOf } from '../box'
import { AIM, reach, type Size } from '../filters/fit-area'
import type { Things } from '../things/find-things'
import type { Area, Areas } from './areas'
import { localMaxima } from './local-maxima'

/** As parts of the reach: peaks this near to a stronger one belong to it, */
const APART = 0.12
/** and as much around a peak is looked at. */
const LOOK = 0.01

const KIND_OF = { none: 'place', ground: 'place', heap: 'thing', text: 'text' } as const

/**
 * Areas of a picture whose layers are not known: the things that peaks of attention lie on. A heap of
 * edges may be half of a photograph or two words that lie close, so that the size of a thing tells little of what it is
 * worth: each counts by the densities at its peak, on as much of the picture as any other. A thing is one area, by its
 * strongest peak; a ground that many things lie on one for each peak. A peak with no thing near it is none, for nobody
 * looks at nothing.
 */
export function thingAreas(
  things: Things,
  { attention, perception }: { attention: Float32Array; perception: Float32Array }
): Areas {
  const { kinds, width, height } = things
  const labels = things.labels.slice()
  const boxes = boxesOf(things)
  const length = reach(things)
  const taken = new Set<number>()
  const peaks: number[] = []
  const all: Area[] = []
  for (const peak of localMaxima(attention, things)) {
    const around = cellsAround(peak, Math.ceil(AIM * length), things)
    const thing = nearestThing(peak, around, things)
    const isGround = kinds[thing] === 'ground'
    if (thing === 0 || (!isGround && taken.has(thing))) continue
    if (peaks.some((other) => distance(peak, other, width) <= APART * length)) continue
    taken.add(thing)
    peaks.push(peak)
    const label = isGround ? kinds.length + peaks.length : thing
    const own = isGround
      ? cellsAround(peak, (APART / 2) * length, things).filter((i) => labels[i] === thing)
      : // A filled shape has edges at its rim alone: what lies within it, too, is its own.
        around.filter((i) => labels[i] === 0 && isWithin(i, boxes[thing]!, width))
    for (const i of own) labels[i] = label
    if (isGround && own.length === 0) continue
    const cells = cellsAround(peak, LOOK * length, things)
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

/** The cells within some cells of a cell. */
function cellsAround(cell: number, radius: number, { width, height }: Size): number[] {
  const x = cell % width
  const y = (cell - x) / width
  const cells: number[] = []
  for (let row = Math.max(0, Math.ceil(y - radius)); row < height && row <= y + radius; row++) {
    const first = Math.max(0, Math.ceil(x - radius))
    for (let column = first; column < width && column <= x + radius; column++) {
      const i = row * width + column
      if (distance(i, cell, width) <= radius) cells.push(i)
    }
  }
  return cells
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
