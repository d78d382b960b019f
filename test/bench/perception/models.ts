import { perceive, runToEnd } from '../../../src/perception'
import type { Pixels } from '../../../src/perception'
import { labOf } from '../../../src/perception/colour/lab'
import { shrinkPixels } from '../../../src/perception/colour/shrink-pixels'
import { fitArea } from '../../../src/perception/filters/fit-area'
import type { Plane } from '../../../src/perception/plane'
import { centrePrior } from '../../../src/perception/prior/centre-prior'
import { booleanMaps } from '../../../src/perception/saliency/boolean-maps'
import { imageSignature } from '../../../src/perception/saliency/image-signature'

/** The engine's densities of a picture, and the maps of the models it is compared with. */
export function mapsOf(pixels: Pixels): Record<string, Plane> {
  const { width, height, attention, perception } = runToEnd(perceive(pixels, { medium: 'generic' }))
  const grid = { width, height }
  return {
    'centred Gaussian': { ...grid, data: centrePrior(grid, 0.25) },
    'image signature alone': runToEnd(imageSignature(labAt(pixels, 64 * 48))),
    'boolean maps alone': runToEnd(booleanMaps(labAt(pixels, 128 * 96))),
    'Glance attention': { ...grid, data: attention },
    'Glance first views': { ...grid, data: perception }
  }
}

function labAt(pixels: Pixels, area: number) {
  return runToEnd(labOf(runToEnd(shrinkPixels(pixels, fitArea(pixels, area)))))
}
