import { AIM, reach } from '../filters/fit-area'
import type { Things } from '../things/find-things'

/** A place that draws the eye, in cells. */
export interface Peak {
  x: number
  y: number
}

/**
 * Moves peaks of a density (cells, strongest first) onto the things they are about: to the middle of the density on
 * the thing, within `radius` cells of the peak. A thing keeps its strongest peak alone; a peak with no thing near it
 * is none, for nobody looks at nothing; and none lies within `radius` of a stronger one.
 */
export function placeOnThings(
  cells: readonly number[],
  density: Float32Array,
  things: Things,
  radius: number
): Peak[] {
  const taken = new Set<number>()
  const peaks: Peak[] = []
  for (const cell of cells) {
    const thing = nearestThing(cell, things)
    if (thing === 0 || (things.single[thing] && taken.has(thing))) continue
    const peak = middleOn(thing, cell, density, things, radius)
    if (peaks.some(({ x, y }) => (peak.x - x) ** 2 + (peak.y - y) ** 2 <= radius * radius)) continue
    taken.add(thing)
    peaks.push(peak)
  }
  return peaks
}

/** The thing that a cell lies on, or that is nearest to it; 0 where none is near. */
function nearestThing(cell: number, { width, height, labels }: Things): number {
  const x = cell % width
  const y = Math.floor(cell / width)
  const most = Math.ceil(AIM * reach({ width, height }))
  let nearest = 0
  let least = most * most + 1
  for (let row = Math.max(0, y - most); row <= Math.min(height - 1, y + most); row++) {
    for (let column = Math.max(0, x - most); column <= Math.min(width - 1, x + most); column++) {
      const label = labels[row * width + column]!
      const distance = (column - x) ** 2 + (row - y) ** 2
      if (label === 0 || distance >= least) continue
      nearest = label
      least = distance
    }
  }
  return nearest
}

/** The mean place of the density on a thing, near a cell. */
function middleOn(
  thing: number,
  cell: number,
  density: Float32Array,
  { width, height, labels }: Things,
  radius: number
): Peak {
  const x = cell % width
  const y = Math.floor(cell / width)
  let sum = 0
  let sumX = 0
  let sumY = 0
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= y + radius && row < height; row++) {
    for (
      let column = Math.max(0, Math.ceil(x - radius));
      column <= x + radius && column < width;
      column++
    ) {
      const at = row * width + column
      if (labels[at] !== thing || (column - x) ** 2 + (row - y) ** 2 > radius * radius) continue
      sum += density[at]!
      sumX += density[at]! * column
      sumY += density[at]! * row
    }
  }
  return sum > 0 ? { x: sumX / sum, y: sumY / sum } : { x, y }
}
