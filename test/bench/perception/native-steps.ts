import type { Pixels } from '../../../src/perception'
import { reach, type Size } from '../../../src/perception/see/size'
import { gaussianBlur } from '../../../src/perception/see/gaussian-blur'
import { mean } from '../../../src/perception/see/statistics'
import { resize } from '../../../src/perception/see/resize'
import { plane, type Plane, planeLike } from '../../../src/perception/see/plane'

/** Blur of the edges, as part of the reach. */
const BLUR = 0.02
/** What a place without edges counts beside the mean. */
const FLOOR = 0.2
/** A step between neighbours in grey, 0–255, that counts as the side of a stroke. */
const STEP = 24

/**
 * Edges around a place, in units of the mean and over a floor, times where people look on other pages: the plainest
 * model of what draws the eye.
 */
export function timesMean(mean: Plane, edges: Plane): Plane {
  const density = planeLike(mean)
  for (let i = 0; i < density.data.length; i++) density.data[i] = edges.data[i]! * mean.data[i]!
  return density
}

/** Steps from pixel to pixel along the lines at the picture's own size, as text is full of. */
export function nativeSteps(pixels: Pixels, grid: Size): Plane {
  const { width, height, data } = pixels
  const steps = plane(width, height)
  const grey = (i: number): number =>
    0.299 * data[4 * i]! + 0.587 * data[4 * i + 1]! + 0.114 * data[4 * i + 2]!
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width - 1; x++, i++) {
      steps.data[i] = Math.abs(grey(i + 1) - grey(i)) > STEP ? 1 : 0
    }
  }
  return relative(resize(steps, grid))
}

function relative(edges: Plane): Plane {
  const blurred = gaussianBlur(edges, BLUR * reach(edges))
  const usual = mean(blurred.data)
  blurred.data.forEach((value, i) => {
    blurred.data[i] = FLOOR + (usual > 0 ? value / usual : 0)
  })
  return blurred
}
