import { type Lab, labOf, lightnessOf } from '../colour/lab'
import type { Rgb } from '../colour/rgb'
import { shrinkPixels } from '../colour/shrink-pixels'
import { fitArea, type Size } from '../filters/fit-area'
import { resizeArea } from '../filters/resize-area'
import type { Pixels } from '../pixels'
import type { Plane } from '../plane'
import type { Steps } from '../steps'
import { FEATURE_AREA, FINE_AREA, GRID_AREA } from '../working-size'
import { pixelSteps, type PixelSteps } from './pixel-steps'

/** Planes of a picture, made once for everything that is measured on it. */
export interface PreparedPicture {
  /** The picture's own size in pixels. */
  picture: Size
  /** Colours on the grid that densities and maps are given on. */
  rgb: Rgb
  lab: Lab
  /** CIELAB lightness on up to four times as many cells: lines of text and faces are found on it. */
  fine: Plane
  /** Steps from pixel to pixel, on the grid of the features. */
  steps: PixelSteps
}

/** Reads a picture's pixels, twice, and keeps none of them. Transparent ones count as white. */
export function* preparePicture(pixels: Pixels): Steps<PreparedPicture> {
  const picture: Size = { width: pixels.width, height: pixels.height }
  const fineRgb = yield* shrinkPixels(pixels, fitArea(picture, FINE_AREA))
  const fine = lightnessOf(fineRgb)
  yield
  const rgb = yield* shrinkRgb(fineRgb, fitArea(picture, GRID_AREA))
  const lab = yield* labOf(rgb)
  const steps = yield* pixelSteps(pixels, fitArea(picture, FEATURE_AREA))
  return { picture, rgb, lab, fine, steps }
}

function* shrinkRgb({ r, g, b }: Rgb, { width, height }: Size): Steps<Rgb> {
  const red = resizeArea(r, width, height)
  yield
  const green = resizeArea(g, width, height)
  yield
  return { r: red, g: green, b: resizeArea(b, width, height) }
}
