import { AIM, reach, type Size } from '../see/size'
import { bell, raise } from '../see/raise'
import { sumToOne } from '../see/statistics'
import type { KindParts } from './kinds'
import type { Face } from '../faces/find-faces'

/** How faces draw the eye. */
export interface FaceModel {
  /**
   * How much more people look at a face than the picture says besides: 1 is twice as much. Of pages, of posters and charts,
   * and of photographs.
   */
  page: number
  poster: number
  photograph: number
  /** Spread of the gain, as part of the face's own sides. */
  spread: number
}

/**
 * Fitted by test/bench/perception/fit-faces.ts to all pictures with faces, on maps that never saw their site; it says what
 * that gains on sites left out.
 */
const FACE_MODEL: FaceModel = { page: 1.5, poster: 0, photograph: 2, spread: 0.35 }

/** Scores between which a face goes from being none to being sure. */
const DOUBTFUL = 0.4
const SURE = 0.65
/** Least spread, as a share of how precisely people look. */
const LEAST_AIM = 0.35

/** Raises a density on `grid` over faces, whose boxes are in px of `picture`; sums to 1. */
export function drawToFaces(
  density: Float32Array,
  grid: Size,
  faces: readonly Face[],
  picture: Size,
  kinds: KindParts,
  model: FaceModel = FACE_MODEL
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
      gainOf(face, kinds, model)
    )
  }
  return sumToOne(density.map((value, i) => value * (1 + gain[i]!)))
}

function gainOf(
  { score }: Face,
  kinds: KindParts,
  { page, poster, photograph }: FaceModel
): number {
  const sure = Math.max(0, Math.min(1, (score - DOUBTFUL) / (SURE - DOUBTFUL)))
  const most =
    (kinds.desktop + kinds.phone) * page +
    (kinds.poster + kinds.chart) * poster +
    kinds.photograph * photograph
  return sure * most
}
