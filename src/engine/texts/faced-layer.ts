import type { Face } from '../../perception'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { layersOf } from './ranks'

/** The least score of a face that texts mention: half of those below are none. */
const LEAST_SCORE = 0.6
/** The least size of a face that draws the eye, as a part of the picture's longer side. */
const LEAST_SIDE = 0.02

/** The picture layer with a face that gets the most attention; null where there is none. */
export function facedLayer(measured: Measured): MeasuredLayer | null {
  const faces = (measured.faces ?? []).filter((face) => drawsTheEye(face, measured))
  return (
    layersOf(measured).find(
      (layer) => layer.kind === 'image' && faces.some((face) => isIn(face, layer, measured))
    ) ?? null
  )
}

function drawsTheEye({ width, height, score }: Face, { picture }: Measured): boolean {
  const longest = Math.max(picture.width, picture.height)
  return score >= LEAST_SCORE && Math.max(width, height) >= LEAST_SIDE * longest
}

function isIn(face: Face, { box }: MeasuredLayer, { picture }: Measured): boolean {
  const x = (face.x + face.width / 2) / picture.width - box.x
  const y = (face.y + face.height / 2) / picture.height - box.y
  return x >= 0 && x < box.width && y >= 0 && y < box.height
}
