import type { Face } from './faces/face'
import { findFaces } from './faces/find-faces'
import { Network } from './faces/network'
import { hintGain } from './hints/hint-gain'
import type { LayerHint } from './hints/layer-hint'
import { kindParts } from './kinds/recognise'
import type { Medium } from './medium'
import type { Perception } from './perception'
import type { Pixels } from './pixels'
import type { Steps } from './steps'
import { attend, lookAt } from './saliency/attend'
import { preparePicture } from './prepare/prepare-picture'

/** Facts about a picture besides its pixels. */
interface Known {
  medium: Medium
  hints: readonly LayerHint[]
  /** Where its faces are, as an earlier look has found them, or what finds them; null where that is missing. */
  faces: readonly Face[] | Network | null
}

type Looks = Pick<Perception, 'width' | 'height' | 'attention' | 'perception'> & {
  faces: readonly Face[]
}

/**
 * Both densities of `perceive` and the faces, nothing else, in a fraction of its time: for pictures that are judged by
 * what their layers get.
 */
export function* perceiveLooks(
  pixels: Pixels,
  { medium, hints, faces: known }: Known
): Steps<Looks> {
  const prepared = yield* preparePicture(pixels)
  const faces =
    known instanceof Network ? yield* findFaces(pixels, prepared, hints, known) : (known ?? [])
  const { looked } = yield* lookAt(prepared, { faces, hints })
  const kinds = kindParts(medium, looked.signs, looked.picture)
  const { width, height } = looked.grid
  const gain = hintGain(hints, looked.picture, looked.grid)
  yield
  const attention = attend(looked, kinds, 'all', gain)
  yield
  return { width, height, faces, attention, perception: attend(looked, kinds, 'first', gain) }
}
