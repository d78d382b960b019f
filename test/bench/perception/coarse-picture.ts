import { labOf } from '../../../src/perception/colour/lab'
import type { Lab } from '../../../src/perception/colour/lab'
import type { Rgb } from '../../../src/perception/colour/rgb'
import { shrinkPixels } from '../../../src/perception/colour/shrink-pixels'
import { fitArea } from '../../../src/perception/filters/fit-area'
import { resizeArea } from '../../../src/perception/filters/resize-area'
import { GRID_AREA, WORKING_AREA } from '../../../src/perception/working-size'
import { runToEnd } from '../../../src/perception'
import type { Pixels, Plane } from '../../../src/perception'

/** A picture on the grid, by the engine's own way: shrunk, to CIELAB, and shrunk again. */
export function coarsePicture(pixels: Pixels): { rgb: Rgb; lab: Lab } {
  const { r, g, b } = runToEnd(shrinkPixels(pixels, fitArea(pixels, WORKING_AREA)))
  const lab = runToEnd(labOf({ r, g, b }))
  const { width, height } = fitArea(pixels, GRID_AREA)
  const coarse = (channel: Plane) => resizeArea(channel, width, height)
  return {
    rgb: { r: coarse(r), g: coarse(g), b: coarse(b) },
    lab: { l: coarse(lab.l), a: coarse(lab.a), b: coarse(lab.b) }
  }
}
