import { AIM, reach, type Size } from '../filters/fit-area'
import { sumToOne } from '../filters/total'
import type { KindParts } from '../kinds/kinds'
import type { Face } from './face'

/** How faces draw the eye. */
export interface FaceModel {
  /**
   * How much more people look at a face of a hundredth of the picture than the picture says besides: 1 is twice as much.
   * Of pages, of posters and charts, and of photographs.
   */
  page: number
  poster: number
  photograph: number
  /** How fast that goes down with a face's size: one that fills the picture is the picture. */
  power: number
  /** Spread of the gain, as part of the face's own sides. */
  spread: number
}

/**
 * Fitted by test/bench/perception/fit-faces.ts to pages, posters and photographs with looks of people, on maps that never
 * saw their site; it says what that gained on sites left out.
 */
export const FACE_MODEL: FaceModel = {
  page: 1.5,
  poster: 0,
  photograph: 6,
  power: 0.5,
  spread: 0.35
}

/** Part of the picture that the gains are for. */
const USUAL_PART = 0.01
/** A smaller face draws no more than one of so many. */
const LEAST_PART = 0.001
/** Scores between which a face goes from being none to being sure. */
const DOUBTFUL = 0.4
const SURE = 0.65
/** The spread is at least so much of how precisely people look. */
const LEAST_AIM = 0.35
/** Gains are drawn as far as so many spreads. */
const FAR = 3

/** Raises a density on `grid` over faces, whose boxes are in px of `picture`, and makes it sum to 1 again. In place. */
export function drawToFaces(
  density: Float32Array,
  grid: Size,
  faces: readonly Face[],
  picture: Size,
  kinds: KindParts,
  model: FaceModel = FACE_MODEL
): void {
  if (faces.length === 0) return
  const gain = new Float32Array(density.length)
  for (const face of faces) {
    raise(gain, grid, face, picture, gainOf(face, picture, kinds, model), model.spread)
  }
  for (let i = 0; i < density.length; i++) density[i]! *= 1 + gain[i]!
  sumToOne(density)
}

function gainOf(
  { width, height, score }: Face,
  picture: Size,
  kinds: KindParts,
  model: FaceModel
): number {
  const sure = Math.max(0, Math.min(1, (score - DOUBTFUL) / (SURE - DOUBTFUL)))
  const part = Math.max(LEAST_PART, (width * height) / (picture.width * picture.height))
  const most =
    (kinds.desktop + kinds.phone) * model.page +
    (kinds.poster + kinds.chart) * model.poster +
    kinds.photograph * model.photograph
  return sure * most * (part / USUAL_PART) ** -model.power
}

/** The largest of gains that lie on each other counts: a crowd is not looked at as many times as it has faces. */
function raise(
  gain: Float32Array,
  grid: Size,
  face: Face,
  picture: Size,
  height: number,
  spread: number
): void {
  const across = grid.width / picture.width
  const down = grid.height / picture.height
  const least = LEAST_AIM * AIM * reach(grid)
  const columns = bell(
    grid.width,
    (face.x + face.width / 2) * across,
    Math.max(least, spread * face.width * across)
  )
  const rows = bell(
    grid.height,
    (face.y + face.height / 2) * down,
    Math.max(least, spread * face.height * down)
  )
  for (const [y, row] of rows) {
    for (const [x, column] of columns) {
      const at = y * grid.width + x
      gain[at] = Math.max(gain[at]!, height * row * column)
    }
  }
}

/** Cells of one side of the grid, as far as the bell reaches, with its height of at most 1. */
function bell(length: number, middle: number, spread: number): [number, number][] {
  const cells: [number, number][] = []
  const last = Math.min(length - 1, Math.floor(middle + FAR * spread))
  for (let i = Math.max(0, Math.ceil(middle - FAR * spread)); i <= last; i++) {
    cells.push([i, Math.exp(-((i + 0.5 - middle) ** 2) / (2 * spread * spread))])
  }
  return cells
}
