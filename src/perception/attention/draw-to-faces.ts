import { boxOf } from '../see/box'
import type { LayerHint } from '../see/layer-hint'
import { AIM, reach, type Size } from '../see/size'
import { bell, raise, withGain } from '../see/raise'
import { photographAt } from './in-pictures'
import type { KindParts } from './kinds'
import type { Face } from '../faces/find-faces'

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
/** Smallest share of the picture: smaller faces draw as much as one of this size. */
const LEAST_PART = 0.001
/** Scores between which a face goes from being none to being sure. */
const DOUBTFUL = 0.4
const SURE = 0.65
/** Least spread, as a share of how precisely people look. */
const LEAST_AIM = 0.35

/**
 * Raises a density on `grid` over faces, whose boxes are in px of `picture`; sums to 1. In a large picture among `hints` a
 * face draws the eye as one in a photograph does.
 */
export function drawToFaces(
  density: Float32Array,
  grid: Size,
  faces: readonly Face[],
  picture: Size,
  kinds: KindParts,
  model: FaceModel = FACE_MODEL,
  hints: readonly LayerHint[] = []
): Float32Array {
  if (faces.length === 0) return density
  const gain = new Float32Array(density.length)
  const [across, down] = [grid.width / picture.width, grid.height / picture.height]
  const spread = (side: number): number => Math.max(LEAST_AIM * AIM * reach(grid), side)
  for (const face of faces) {
    const { x, y, width, height } = face
    raise(
      gain,
      bell(grid.width, (x + width / 2) * across, spread(model.spread * width * across), 0.5),
      bell(grid.height, (y + height / 2) * down, spread(model.spread * height * down), 0.5),
      gainOf(face, picture, kinds, model, hints)
    )
  }
  return withGain(density, gain)
}

function gainOf(
  { x, y, width, height, score }: Face,
  picture: Size,
  kinds: KindParts,
  { page, poster, photograph, power }: FaceModel,
  hints: readonly LayerHint[]
): number {
  const sure = Math.max(0, Math.min(1, (score - DOUBTFUL) / (SURE - DOUBTFUL)))
  const within = (whole: Size): number => {
    const part = Math.max(LEAST_PART, (width * height) / (whole.width * whole.height))
    return (part / USUAL_PART) ** -power
  }
  const byKind =
    (kinds.desktop + kinds.phone) * page +
    (kinds.poster + kinds.chart) * poster +
    kinds.photograph * photograph
  const shown = photographAt(boxOf({ x, y, width, height }), hints, picture)
  const part = shown?.part ?? 0
  return (
    sure * ((1 - part) * byKind * within(picture) + part * photograph * within(shown ?? picture))
  )
}
