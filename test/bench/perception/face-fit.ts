import { drawToFaces, type FaceModel } from '../../../src/perception/attention/draw-to-faces'
import { resize } from '../../../src/perception/see/resize'
import { kindParts, type KindParts } from '../../../src/perception/attention/kinds'
import type { Plane } from '../../../src/perception/see/plane'
import { attend } from '../../../src/perception/attention/attend'
import type { Folds } from './cross-validated'
import { KIND_OF_SET, type KindPicture } from './kind-pictures'
import { type SetName, viewedSet } from './viewed-sets'

/** The constants, in the order in which they are tried. */
export const FACE_FIT = ['page', 'poster', 'photograph', 'spread'] as const

const GAINS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 13]
const SPREADS = [0.25, 0.35, 0.45, 0.6]

/** What is added to a density before its logarithm. */
const FLOOR = 1e-12

/** A picture in which faces are found. */
export interface FacedPicture {
  picture: KindPicture & { set: SetName }
  kinds: KindParts
  /** By constants that never saw its site, and without its faces. */
  map: Plane
  /** How likely the looks are by spread and gain, each taken for both kinds of picture; bits, more is better. */
  likely: number[][]
}

/** The pictures that people looked at and faces are found in. */
export function facedPictures({ pictures, modelsOf }: Folds): FacedPicture[] {
  return pictures.flatMap((picture) => {
    const { looked, set, viewed } = picture
    if (set === 'ads' || viewed === null || looked.faces.length === 0) return []
    const fold = modelsOf(picture)
    const kinds = kindParts(viewedSet(set).media[0], looked.signs, looked.picture, fold.signs)
    const data = attend({ ...looked, faces: [] }, kinds, 'all', null, fold.models)
    const faced = { picture: { ...picture, set }, kinds, map: { ...looked.grid, data } }
    const likely = SPREADS.map((spread) =>
      GAINS.map((gain) => {
        const map = withFaces(faced, { page: gain, poster: gain, photograph: gain, spread })
        return likelihood(map, viewed.all)
      })
    )
    return [{ ...faced, likely }]
  })
}

/** The map of a picture with its faces. */
export function withFaces(
  { picture: { looked }, kinds, map }: Omit<FacedPicture, 'likely'>,
  model: FaceModel
): Plane {
  const { grid, faces, picture } = looked
  return { ...map, data: drawToFaces(map.data, grid, faces, picture, kinds, model) }
}

/**
 * Which constants make the looks likeliest: one spread for all, a gain for each kind of picture. Pages browsed
 * with a task choose nothing.
 */
export function fitFaces(pictures: readonly FacedPicture[]): FaceModel {
  const kindOf = ({ picture: { set } }: FacedPicture) => KIND_OF_SET[set]
  const pages = pictures.filter((one) => kindOf(one) === 'page' && one.picture.set !== 'eyevis')
  const posters = pictures.filter((one) => kindOf(one) === 'poster' || kindOf(one) === 'chart')
  const photographs = pictures.filter((one) => kindOf(one) === 'photograph')
  let best = { likely: -Infinity, page: 0, poster: 0, photograph: 0, spread: 0 }
  for (const [s, spread] of SPREADS.entries()) {
    const [page, poster, photograph] = [pages, posters, photographs].map((of) =>
      bestGain(of, s)
    ) as [Gain, Gain, Gain]
    // As means over each: there are few pages, and they are what is judged.
    const likely = page.likely + photograph.likely
    if (likely <= best.likely) continue
    best = {
      likely,
      page: page.gain,
      poster: poster.gain,
      photograph: photograph.gain,
      spread
    }
  }
  const { page, poster, photograph, spread } = best
  return { page, poster, photograph, spread }
}

interface Gain {
  gain: number
  likely: number
}

function bestGain(pictures: readonly FacedPicture[], spread: number): Gain {
  const means = GAINS.map(
    (_, gain) =>
      pictures.reduce((sum, { likely }) => sum + likely[spread]![gain]!, 0) /
      Math.max(1, pictures.length)
  )
  const likely = Math.max(...means)
  return { likely, gain: GAINS[means.indexOf(likely)]! }
}

/** Mean logarithm of a map where people looked. */
function likelihood(map: Plane, viewed: Plane): number {
  const shrunk = resize(map, viewed).data
  const all = shrunk.reduce((sum, value) => sum + value, 0)
  return viewed.data.reduce((sum, looks, i) => sum + looks * Math.log2(shrunk[i]! / all + FLOOR), 0)
}
