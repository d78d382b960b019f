import type { Face } from '../../perception'
import type { Find } from './finding'
import { nameOf } from './layer-name'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { isBeaten, layersOf } from './ranks'
import { percent } from './spelling'
import { words } from './words'

/** Faces are spoken of from this score on: what is found with less is none as often as not. */
const LEAST_SCORE = 0.6
/** A face that is smaller than this part of the picture's longer side draws nobody away. */
const LEAST_SIDE = 0.02

/** A picture with the surest face in it, which is looked at more than others; null where there is none. */
export function facedLayer(measured: Measured): MeasuredLayer | null {
  const faces = (measured.faces ?? []).filter((face) => isSpokenOf(face, measured))
  return (
    layersOf(measured).find(
      (layer) => layer.kind === 'image' && faces.some((face) => isIn(face, layer, measured))
    ) ?? null
  )
}

/** A face takes the eye from what should lead. */
export function faceFinding(...[measured, target]: Parameters<Find>): ReturnType<Find> {
  const faced = facedLayer(measured)
  if (!faced || !target || target.layer === faced || !isBeaten(target.layer, faced)) return null
  // A button may do with less than what explains it, as long as the face is not what is seen first.
  if (target.by !== 'mark' && faced.perception <= target.layer.perception) return null
  const [picture, name] = [nameOf(faced, measured), nameOf(target.layer, measured)]
  const [its, share] = [percent(faced.attention), percent(target.layer.attention)]
  return {
    title: words().smallerFace(picture),
    reason: words().faceTakes(picture, its, name, share),
    layers: [faced]
  }
}

function isSpokenOf({ width, height, score }: Face, { picture }: Measured): boolean {
  const longest = Math.max(picture.width, picture.height)
  return score >= LEAST_SCORE && Math.max(width, height) >= LEAST_SIDE * longest
}

function isIn(face: Face, { box }: MeasuredLayer, { picture }: Measured): boolean {
  const x = (face.x + face.width / 2) / picture.width - box.x
  const y = (face.y + face.height / 2) / picture.height - box.y
  return x >= 0 && x < box.width && y >= 0 && y < box.height
}
