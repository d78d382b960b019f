import { labOf, type Lab, type Rgb } from '../../../src/perception/see/lab'
import { shrinkPixels } from '../../../src/perception/see/shrink-pixels'
import { fitArea } from '../../../src/perception/see/size'
import { GRID_AREA } from '../../../src/perception/see/prepare-picture'
import { type Pixels, runToEnd } from '../../../src/perception'

/** A picture on the grid, by the engine's own way. */
export function coarsePicture(pixels: Pixels): { rgb: Rgb; lab: Lab } {
  const rgb = runToEnd(shrinkPixels(pixels, fitArea(pixels, GRID_AREA)))
  return { rgb, lab: runToEnd(labOf(rgb)) }
}
