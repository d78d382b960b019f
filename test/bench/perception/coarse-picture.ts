import { type Lab, labOf } from '../../../src/perception/colour/lab'
import type { Rgb } from '../../../src/perception/colour/rgb'
import { shrinkPixels } from '../../../src/perception/colour/shrink-pixels'
import { fitArea } from '../../../src/perception/filters/fit-area'
import { GRID_AREA } from '../../../src/perception/working-size'
import { type Pixels, runToEnd } from '../../../src/perception'

/** A picture on the grid, by the engine's own way. */
export function coarsePicture(pixels: Pixels): { rgb: Rgb; lab: Lab } {
  const rgb = runToEnd(shrinkPixels(pixels, fitArea(pixels, GRID_AREA)))
  return { rgb, lab: runToEnd(labOf(rgb)) }
}
