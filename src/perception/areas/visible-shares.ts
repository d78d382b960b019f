import { include, isEmpty, noBox, overlap, partsOf, type Box } from '../see/box'
import { rootOf } from '../see/components'
import type { Size } from '../see/size'
import { areaOf, common, signedArea } from './convex'
import { allLive, noSums, takeRow, type Densities, type LiveCells, type Sums } from './take-row'
import { giveHalos } from './nearest-owner'
import { boundsOf, boxOutline, type Outline, type Scene } from './scene'
import { coverRow, spanOfRow } from './row-cover'

/** A layer that hides less than this is not seen; and thousands of faint layers would keep every cell live. */
const LEAST_COVER = 1 / 32

/** Shares of a result's densities with the halo around what is visible, 0 to 1; null where there is none. */
export interface DensityShares {
  attention: number | null
  perception: number | null
}

/** One owner's shares of a picture. Parts of the whole, 0 to 1. */
export interface OwnerShare extends DensityShares {
  /** Of the picture's area. */
  area: number
  /** Around what is visible, in parts of the picture: x, y, width, height; null when nothing is. */
  box: [number, number, number, number] | null
  /** Part of the picture's area it would have with nothing on top; where its own shapes overlap, twice. */
  drawn: number
}

export interface VisibleShares {
  owners: OwnerShare[]
  /** Shares that no owner has nor is near to: all shares and this one add up to 1. */
  rest: DensityShares & { area: number }
}

/** An owner is hidden below others when at most this share of it is visible. */
const HIDDEN = 0.02

/** Whether an owner can be seen at all. */
export function isShown({ area, drawn, box }: Pick<OwnerShare, 'area' | 'drawn' | 'box'>): boolean {
  return box !== null && area > HIDDEN * drawn
}

/** Densities on one grid, each adding up to 1. */
export interface GridDensities {
  attention: Float32Array | null
  perception: Float32Array | null
}

/**
 * Each owner's visible share of a scene's area and of its densities. The scene is painted from the
 * top down: a shape takes its cover of what is left of each cell, by the exact area of the cell that lies in it,
 * and leaves the rest to what is below. What densities no owner has then belong to the nearest one within the eye's
 * aim; areas are what is visible.
 */
export function visibleShares(scene: Scene, grid: Size, known: GridDensities): VisibleShares {
  const { owners, rest } = visibleOwners(scene, grid, known)
  return { owners, rest }
}

/** The same, and for each cell of the grid the owner that lies on most of it; -1 for none. */
export function visibleOwners(
  scene: Scene,
  grid: Size,
  known: GridDensities
): VisibleShares & { labels: Int32Array } {
  const { width, height } = grid
  const across = width / scene.width
  const down = height / scene.height
  const none = new Float32Array(known.attention && known.perception ? 0 : width * height)
  const densities: Densities = [known.attention ?? none, known.perception ?? none]
  const cells = allLive(width, height)
  const outlines = clipShapes(scene)
  // The rest comes last.
  const sums = Array.from({ length: scene.owners + 1 }, (_, i) => noSums(i < scene.owners ? i : -1))
  const edges: Box[] = sums.map(noBox)
  for (let i = outlines.length - 1; i >= 0; i--) {
    const { owner, cover } = scene.shapes[i]!
    const outline = outlines[i]!
    if (outline.length === 0 || cover < LEAST_COVER) continue
    const inCells = outline.map((at, k) => at * (k % 2 === 0 ? across : down))
    const at = owner < 0 ? scene.owners : owner
    const { left, top, right, bottom } = boundsOf(inCells)
    include(edges[at]!, left, top, right, bottom)
    sums[at]!.drawn += cover * areaOf(inCells)
    paintOutline(inCells, cover, cells, densities, sums[at]!)
  }
  addLeft(cells, densities, sums[scene.owners]!)
  if (known.attention || known.perception) giveHalos(cells, densities, sums)
  const size = width * height
  const shared = sums.map(({ area, attention, perception, drawn, box }, i) => {
    const seen = overlap(box, edges[i]!)
    return {
      area: part(area / size),
      attention: known.attention && part(attention),
      perception: known.perception && part(perception),
      drawn: drawn / size,
      box: isEmpty(seen) ? null : partsOf(seen, grid)
    }
  })
  const { area, attention, perception } = shared.pop()!
  return { owners: shared, rest: { area, attention, perception }, labels: cells.owner }
}

function addLeft({ left }: LiveCells, [attention, perception]: Densities, rest: Sums): void {
  for (let i = 0; i < left.length; i++) {
    rest.area += left[i]!
    rest.attention += left[i]! * attention[i]!
    rest.perception += left[i]! * perception[i]!
  }
}

/** Sums of thousands of parts may pass the ends by a rounding. */
const part = (value: number): number => Math.min(1, Math.max(0, value))

/** Each shape of a scene, cut off by everything that clips it, in the scene's px; empty where nothing is left. */
function clipShapes({ width, height, shapes, clips }: Scene): Outline[] {
  const edges = boxOutline([1, 0, 0, 1, 0, 0], width, height)
  const windows: Outline[] = []
  for (const { outline, within } of clips) {
    windows.push(common(outline, within < 0 ? edges : windows[within]!))
  }
  return shapes.map(({ outline, clip }) => common(outline, clip < 0 ? edges : windows[clip]!))
}

/** Assigns to an owner the uncovered part of the cells under an outline, given in cells. */
function paintOutline(
  outline: Outline,
  cover: number,
  cells: LiveCells,
  densities: Densities,
  sums: Sums
): void {
  const { left, top, right, bottom } = boundsOf(outline)
  const from = Math.max(0, Math.floor(left))
  const to = Math.min(cells.width, Math.ceil(right))
  const end = Math.min(cells.height, Math.ceil(bottom))
  const area = signedArea(outline)
  const upright = Math.abs(area) >= (right - left) * (bottom - top) * (1 - 1e-9)
  const row = new Float64Array(cells.width + 1)
  if (upright) for (let x = from; x < to; x++) row[x] = Math.min(x + 1, right) - Math.max(x, left)
  const { next, nextRow } = cells
  for (let y = rootOf(nextRow, Math.max(0, Math.floor(top))); y < end; y = rootOf(nextRow, y + 1)) {
    if (upright) {
      const part = Math.min(y + 1, bottom) - Math.max(y, top)
      takeRow(cells, y, from, to, row, part, cover, densities, sums)
      continue
    }
    const span = spanOfRow(outline, y)
    const first = Math.max(from, Math.floor(span.left))
    const last = Math.min(to, Math.ceil(span.right))
    const start = y * (cells.width + 1)
    if (rootOf(next, start + first) >= start + last) continue
    coverRow(outline, Math.sign(area), y, first, last, row)
    takeRow(cells, y, first, last, row, 1, cover, densities, sums)
  }
}
