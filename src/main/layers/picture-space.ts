import type { PictureFrame } from '../../bridge'
import { copyTransform } from '../figma/geometry/copy-transform'
import { geometryOf } from '../figma/geometry/node-geometry'
import { placePicture } from '../figma/geometry/placement'
import { invert, type Matrix, multiply } from '../figma/geometry/transform'

/**
 * The map from the page, in canvas px, to px of a frame's exported picture, as long as the frame stays
 * where it is: called again, it follows.
 */
export function pictureSpace(frame: SceneNode, picture: PictureFrame): () => Matrix {
  const placement = placePicture(picture, geometryOf(frame))
  const placed = multiply(invert(copyTransform(frame.absoluteTransform)), placement.transform)
  const { scale } = picture
  const fromFrame = multiply(scaling(scale), invert(placed))
  return () => multiply(fromFrame, invert(copyTransform(frame.absoluteTransform)))
}

function scaling(factor: number): Matrix {
  return [
    [factor, 0, 0],
    [0, factor, 0]
  ]
}
