import type { Backbone } from './backbone/backbone'
import { kindParts, type Medium } from './attention/kinds'
import type { Pixels } from '../images/pixels'
import type { Steps } from './see/steps'
import { bothDensities, type LookDensities, lookAt } from './attention/attend'
import { preparePicture } from './see/prepare-picture'
import { findFaces, type Face } from './faces/find-faces'
import { Network } from './faces/network'
import { hintGain } from './attention/hint-gain'
import { underScrim, type Scrim } from './attention/under-scrim'
import type { LayerHint } from './see/layer-hint'
import type { Size } from './see/size'

/** Where people look in one picture, row by row on a grid of its shape. */
export type Attention = Size & Pick<LookDensities, 'attention'>

/** Facts about a picture besides its pixels. */
export interface Looking {
  medium: Medium
  hints: readonly LayerHint[]
  /** What dims the design under a dialog. */
  scrim?: Scrim | null
  /** Where its faces are, as an earlier look has found them, or what finds them; null where that is missing. */
  faces: readonly Face[] | Network | null
  backbone: Backbone | null
}

interface Looks extends Size, LookDensities {
  faces: readonly Face[]
}

/**
 * Both densities of `perceive` and the faces, nothing else, in a fraction of its time: for the frames of videos, and for
 * pictures that are judged by what their layers get.
 */
export function* perceiveLooks(
  pixels: Pixels,
  { medium, hints, scrim = null, faces: known, backbone }: Looking
): Steps<Looks> {
  const prepared = yield* preparePicture(pixels)
  const faces =
    known instanceof Network ? yield* findFaces(pixels, prepared, hints, known) : (known ?? [])
  const looked = yield* lookAt(prepared, { faces, hints, backbone })
  const kinds = kindParts(medium, looked.signs, looked.picture)
  const { width, height } = looked.grid
  const gain = underScrim(
    hintGain(hints, looked.picture, looked.grid),
    scrim,
    looked.picture,
    looked.grid
  )
  yield
  return { width, height, faces, ...(yield* bothDensities(looked, kinds, gain)) }
}
