import type { Size } from '../filters/fit-area'
import { type Bounds, boundsOf, include, noBounds, overlap } from './bounds'
import { clipShapes } from './clip-shapes'
import { areaOf } from './convex'
import { allLive, type LiveCells } from './live-cells'
import type { Outline } from './outline'
import { coverRow } from './row-cover'
import type { Scene } from './scene'
import { type Sums, takeRow } from './take-row'

/** What hides less than this is not seen; and without it thousands of faint layers would keep every cell live. */
const LEAST_COVER = 1 / 64

/** What one owner has of a picture. Parts of the whole, 0 to 1. */
export interface OwnerShare {
  /** Of the picture's area. */
  area: number
  /** Of each density, in their order. */
  shares: number[]
  /** Around what is visible, in parts of the picture: x, y, width, height; null when nothing is. */
  box: [number, number, number, number] | null
  /** Part of the picture's area it would have with nothing on top; where its own shapes overlap, twice. */
  drawn: number
}

export interface VisibleShares {
  owners: OwnerShare[]
  /** What no owner has: all shares and this one add up to 1. */
  rest: Pick<OwnerShare, 'area' | 'shares'>
}

/**
 * What each owner of a scene visibly has of its area and of some densities, which are on one grid and add
 * up to 1. The scene is painted from the top down: a shape takes its cover of what is left of each cell,
 * by the exact area of the cell that lies in it, and leaves the rest to what is below.
 */
export function visibleShares(
  scene: Scene,
  grid: Size,
  densities: readonly Float32Array[]
): VisibleShares {
  const { width, height } = grid
  const across = width / scene.width
  const down = height / scene.height
  const cells = allLive(width, height)
  const outlines = clipShapes(scene)
  const sums: Sums[] = Array.from({ length: scene.owners + 1 }, () => ({
    area: 0,
    shares: densities.map(() => 0),
    box: noBounds(),
    drawn: 0
  }))
  const edges: Bounds[] = sums.map(noBounds)
  for (let i = outlines.length - 1; i >= 0; i--) {
    const { owner, cover } = scene.shapes[i]!
    const outline = outlines[i]!
    if (outline.length === 0 || cover < LEAST_COVER) continue
    const inCells = outline.map((at, k) => at * (k % 2 === 0 ? across : down))
    // The rest comes last.
    const at = owner < 0 ? scene.owners : owner
    const { left, top, right, bottom } = boundsOf(inCells)
    include(edges[at]!, left, top, right, bottom)
    sums[at]!.drawn += cover * areaOf(inCells)
    paint(inCells, cover, cells, densities, sums[at]!)
  }
  const rest = sums.pop()!
  addLeft(cells, densities, rest)
  const size = width * height
  return {
    owners: sums.map(({ area, shares, box, drawn }, i) => ({
      area: part(area / size),
      shares: shares.map(part),
      drawn: drawn / size,
      box: partsOf(overlap(box, edges[i]!), grid)
    })),
    rest: { area: part(rest.area / size), shares: rest.shares.map(part) }
  }
}

/** Gives an owner what an outline, in cells, takes of what is left. */
function paint(
  outline: Outline,
  cover: number,
  cells: LiveCells,
  densities: readonly Float32Array[],
  sums: Sums
): void {
  const { left, top, right, bottom } = boundsOf(outline)
  const from = Math.max(0, Math.floor(left))
  const to = Math.min(cells.width, Math.ceil(right))
  const end = Math.min(cells.height, Math.ceil(bottom))
  const area = (right - left) * (bottom - top)
  const upright = areaOf(outline) >= area * (1 - 1e-9)
  const row = new Float64Array(cells.width + 1)
  if (upright) for (let x = from; x < to; x++) row[x] = Math.min(x + 1, right) - Math.max(x, left)
  for (let y = Math.max(0, Math.floor(top)); y < end; y++) {
    if (upright) {
      const part = Math.min(y + 1, bottom) - Math.max(y, top)
      takeRow(cells, y, from, to, row, cover * part, densities, sums)
    } else {
      row.fill(0, from, to + 1)
      coverRow(outline, y, row)
      for (let x = from + 1; x < to; x++) row[x]! += row[x - 1]!
      takeRow(cells, y, from, to, row, cover, densities, sums)
    }
  }
}

function addLeft({ left }: LiveCells, densities: readonly Float32Array[], rest: Sums): void {
  for (let i = 0; i < left.length; i++) {
    rest.area += left[i]!
    for (let k = 0; k < densities.length; k++) rest.shares[k]! += left[i]! * densities[k]![i]!
  }
}

function partsOf(bounds: Bounds, { width, height }: Size): OwnerShare['box'] {
  const { left, top, right, bottom } = bounds
  if (left >= right || top >= bottom) return null
  return [left / width, top / height, (right - left) / width, (bottom - top) / height]
}

/** Sums of thousands of parts may pass the ends by a rounding. */
const part = (value: number): number => Math.min(1, Math.max(0, value))
