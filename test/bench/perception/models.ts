import { perceive, runToEnd } from '../../../src/perception'
import type { Pixels } from '../../../src/perception'
import { labOf } from '../../../src/perception/colour/lab'
import { shrinkPixels } from '../../../src/perception/colour/shrink-pixels'
import { fitArea } from '../../../src/perception/filters/fit-area'
import type { Size } from '../../../src/perception/filters/fit-area'
import { resizeSmooth } from '../../../src/perception/filters/resize-smooth'
import type { Plane } from '../../../src/perception/plane'
import { centrePrior } from './centre-prior'
import { viewPriors } from '../../../src/perception/prior/view-priors'
import { booleanMaps } from '../../../src/perception/saliency/boolean-maps'
import { imageSignature } from './image-signature'
import { throughFile } from './map-file'
import { spectralResidual } from './spectral-residual'

/** The rows of the benchmark that are made from a picture, from the least informed to the engine. */
export const MODELS = {
  uniform: 'uniform',
  centre: 'centred Gaussian (.25 of each side)',
  prior: 'location prior alone',
  residual: 'spectral residual (own code)',
  signature: 'image signature alone',
  boolean: 'boolean maps alone',
  attention: 'Glance, attention',
  file: 'Glance, attention-map.png read back',
  perception: 'Glance, first views, on the first four fixations'
} as const

export type ModelName = keyof typeof MODELS

/**
 * What each model says about a picture. All on the engine's grid, so that resolution favours nobody, except for
 * what is read back from the file, which has the picture's own size.
 */
export async function mapsOf(pixels: Pixels): Promise<Record<ModelName, Plane>> {
  const seen = runToEnd(perceive(pixels, { medium: 'generic' }))
  const grid: Size = { width: seen.width, height: seen.height }
  const onGrid = (data: Float32Array): Plane => ({ ...grid, data })
  const enlarged = (map: Plane): Plane => resizeSmooth(map, grid.width, grid.height)
  return {
    uniform: onGrid(new Float32Array(grid.width * grid.height).fill(1)),
    centre: onGrid(centrePrior(grid, 0.25)),
    prior: onGrid(viewPriors('generic', seen.picture, grid).all),
    residual: enlarged(spectralResidual(pixels)),
    signature: enlarged(runToEnd(imageSignature(labAt(pixels, 64 * 48)))),
    boolean: enlarged(runToEnd(booleanMaps(labAt(pixels, 128 * 96)))),
    attention: onGrid(seen.attention),
    file: await throughFile(seen, seen.picture),
    perception: onGrid(seen.perception)
  }
}

function labAt(pixels: Pixels, area: number) {
  return runToEnd(labOf(runToEnd(shrinkPixels(pixels, fitArea(pixels, area)))))
}
