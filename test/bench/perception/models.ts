import {
  type Medium,
  perceive,
  type Perception,
  type Pixels,
  runToEnd
} from '../../../src/perception'
import { labOf } from '../../../src/perception/colour/lab'
import { shrinkPixels } from '../../../src/perception/colour/shrink-pixels'
import { fitArea, type Size } from '../../../src/perception/filters/fit-area'
import type { Plane } from '../../../src/perception/plane'
import { booleanMaps } from '../../../src/perception/saliency/boolean-maps'
import { centrePrior } from './centre-prior'
import { edgesTimes, gridEdges, nativeSteps } from './edges'
import { FACE_NETWORK } from './face-network'
import { imageSignature } from './image-signature'
import { throughFile } from './map-file'
import { spectralResidual } from './spectral-residual'

/** What simpler models make of a picture, from the least informed on. */
export const BASELINES = {
  centre: 'centred Gaussian (.25 of each side)',
  mean: 'mean map of other sites, whatever is seen',
  residual: 'spectral residual (own code)',
  signature: 'image signature alone',
  boolean: 'boolean maps alone',
  gridEdges: 'edges on the grid, times the mean map',
  steps: 'steps at native size, times the mean map'
} as const

export type BaselineName = keyof typeof BASELINES

/** `mean` is the mean map of other sites on the grid of the scores. */
export function baselineMaps(pixels: Pixels, mean: Plane): Record<BaselineName, Plane> {
  return {
    centre: { width: mean.width, height: mean.height, data: centrePrior(mean, 0.25) },
    mean,
    residual: spectralResidual(pixels),
    signature: runToEnd(imageSignature(labAt(pixels, 64 * 48))),
    boolean: runToEnd(booleanMaps(labAt(pixels, 128 * 96))),
    gridEdges: edgesTimes(mean, gridEdges(pixels, mean)),
    steps: edgesTimes(mean, nativeSteps(pixels, mean))
  }
}

/** What the engine makes of a picture: maps on its own grid, and one as the file shows it. */
export interface EngineMaps {
  attention: Plane
  perception: Plane
  /** Read back from attention-map.png, at the picture's own size. */
  file: () => Promise<Plane>
  seen: Perception
}

export function engineMaps(pixels: Pixels, medium: Medium): EngineMaps {
  const seen = runToEnd(perceive(pixels, { medium, faces: FACE_NETWORK }))
  const grid: Size = { width: seen.width, height: seen.height }
  return {
    attention: { ...grid, data: seen.attention },
    perception: { ...grid, data: seen.perception },
    file: () => throughFile(seen, seen.picture),
    seen
  }
}

function labAt(pixels: Pixels, area: number) {
  return runToEnd(labOf(runToEnd(shrinkPixels(pixels, fitArea(pixels, area)))))
}
