import type { Pixels, Plane } from '../../../src/perception'
import { runToEnd } from '../../../src/perception'
import { colourEdges } from '../../../src/perception/saliency/colour-edges'
import { featurePlanes } from '../../../src/perception/saliency/features'
import type { FeaturePlanes } from '../../../src/perception/saliency/features'
import { textLines } from '../../../src/perception/things/text-lines'
import { seePicture } from '../../../src/perception/sight/sight'

/** A plane whose values are told by place. */
export function drawnPlane(
  width: number,
  height: number,
  valueAt: (x: number, y: number) => number
): Plane {
  const data = Float32Array.from({ length: width * height }, (_, i) =>
    valueAt(i % width, Math.floor(i / width))
  )
  return { width, height, data }
}

/** What the engine measures of a picture. */
export function planesOf(pixels: Pixels): FeaturePlanes {
  const sight = runToEnd(seePicture(pixels))
  const lines = runToEnd(textLines(sight.fine))
  return runToEnd(featurePlanes(sight, colourEdges(sight.lab), lines))
}
