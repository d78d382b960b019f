import { runToEnd, type Pixels, type Plane } from '../../../src/perception'
import { colourEdges } from '../../../src/perception/see/sobel'
import { featurePlanes, type FeaturePlanes } from '../../../src/perception/attention/features'
import { textLines } from '../../../src/perception/see/text-lines'
import { preparePicture } from '../../../src/perception/see/prepare-picture'

/** A plane of values by place. */
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
  const prepared = runToEnd(preparePicture(pixels))
  const lines = runToEnd(textLines(prepared.fine))
  return runToEnd(featurePlanes(prepared, colourEdges(prepared.lab), lines))
}
