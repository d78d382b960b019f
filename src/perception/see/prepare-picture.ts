import { labOf, type Lab, type Rgb } from './lab'
import { shrinkPixels } from './shrink-pixels'
import { fitArea, type Size } from './size'
import { resizePlanes } from './resize'
import type { Pixels } from '../../images/pixels'
import type { Plane } from './plane'
import type { Steps } from './steps'
import { pixelSteps, type PixelSteps } from './pixel-steps'

/** Cells of the grid that maps are given on, and most is measured on: as many as a 256×192 picture has. */
export const GRID_AREA = 256 * 192

/** Cells of the finer grid that lines of text, faces and what stands out are found on. */
export const FINE_AREA = 512 * 384

/** Cells of the coarser grid that features of attention are given on. */
export const FEATURE_AREA = 128 * 96

/** Planes of a picture, made once for everything that is measured on it. */
export interface PreparedPicture {
  /** The picture's own size in pixels. */
  picture: Size
  /** Colours on up to four times as many cells: what the backbone sees. */
  fineRgb: Rgb
  /** Colours on the grid that densities and maps are given on. */
  rgb: Rgb
  lab: Lab
  /** The same colours on the finer grid, and their lightness: filled shapes are found on it, lines of text and faces. */
  fineLab: Lab
  fine: Plane
  /** Steps from pixel to pixel, on the grid of the features. */
  steps: PixelSteps
}

/** Reads a picture's pixels, twice, and keeps none of them. Transparent ones count as white. */
export function* preparePicture(pixels: Pixels): Steps<PreparedPicture> {
  const picture: Size = { width: pixels.width, height: pixels.height }
  const fineRgb = yield* shrinkPixels(pixels, fitArea(picture, FINE_AREA))
  const fineLab = yield* labOf(fineRgb)
  yield
  const rgb = yield* resizePlanes<keyof Rgb>(fineRgb, fitArea(picture, GRID_AREA))
  const lab = yield* labOf(rgb)
  const steps = yield* pixelSteps(pixels, fitArea(picture, FEATURE_AREA))
  return { picture, fineRgb, rgb, lab, fineLab, fine: fineLab.l, steps }
}
