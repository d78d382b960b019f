import type { LookDensities } from '../attention/attend'
import { include, isEmpty, noBox, overlap, partsOf } from '../see/box'
import type { Size } from '../see/size'
import { giveHalos } from './nearest-owner'
import {
  bareCells,
  noSums,
  paint,
  windowIn,
  type Cells,
  type Densities,
  type Sums,
  type Window
} from './paint'
import type { Outline, Scene } from './scene'

/** A layer that hides less than this is not seen; and thousands of faint layers would keep every cell live. */
const LEAST_COVER = 1 / 32

/** Shares of a result's densities with the halo around what is visible, 0 to 1; null where there is none. */
export type DensityShares = Record<keyof LookDensities, number | null>

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

interface Painted extends VisibleShares {
  /** For each cell of the grid the owner that lies on most of it; -1 for none. */
  labels: Int32Array
}

/** An owner is hidden below others when at most this share of it is visible. */
const HIDDEN = 0.02

/** Whether an owner can be seen at all. */
export function isShown({ area, drawn, box }: Pick<OwnerShare, 'area' | 'drawn' | 'box'>): boolean {
  return box !== null && area > HIDDEN * drawn
}

/** Densities on one grid, each adding up to 1. */
export type GridDensities = Record<keyof LookDensities, Float32Array | null>

/**
 * Each owner's visible share of a scene's area and of its densities. The scene is painted from the
 * top down: a shape takes its cover of what is left of each cell, by the exact area of the cell that lies in it,
 * and leaves the rest to what is below. What densities no owner has then belong to the nearest one within the eye's
 * aim; areas are what is visible.
 */
export function visibleShares(scene: Scene, grid: Size, known: GridDensities): Painted {
  const { width, height } = grid
  const none = new Float32Array(known.attention && known.perception ? 0 : width * height)
  const densities: Densities = [known.attention ?? none, known.perception ?? none]
  const cells = bareCells(grid)
  // The rest comes last.
  const sums = Array.from({ length: scene.owners + 1 }, (_, i) => noSums(i < scene.owners ? i : -1))
  const edges = sums.map(noBox)
  const whole: Window = { box: { left: 0, top: 0, right: width, bottom: height }, slanted: [] }
  const [across, down] = [width / scene.width, height / scene.height]
  const clips: Window[] = []
  const windowOf = (outline: Outline, clip: number): Window =>
    windowIn(
      clips[clip] ?? whole,
      outline.map((at, i) => at * (i % 2 === 0 ? across : down))
    )
  for (const { outline, within } of scene.clips) clips.push(windowOf(outline, within))
  for (const { owner, outline, cover, clip } of [...scene.shapes].reverse()) {
    const window = windowOf(outline, clip)
    if (cover < LEAST_COVER || isEmpty(window.box)) continue
    const at = owner < 0 ? scene.owners : owner
    const { left, top, right, bottom } = window.box
    include(edges[at]!, left, top, right, bottom)
    paint(window, cover, cells, densities, sums[at]!)
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

function addLeft({ left }: Cells, [attention, perception]: Densities, rest: Sums): void {
  for (let i = 0; i < left.length; i++) {
    rest.area += left[i]!
    rest.attention += left[i]! * attention[i]!
    rest.perception += left[i]! * perception[i]!
  }
}

/** Sums of thousands of parts may pass the ends by a rounding. */
const part = (value: number): number => Math.min(1, Math.max(0, value))
