import type { Lab } from '../colour/lab'
import { fitArea } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import { peakToOne } from '../filters/normalise'
import { resizeArea } from '../filters/resize-area'
import { resizeSmooth } from '../filters/resize-smooth'
import type { Medium } from '../medium'
import { plane } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import { booleanMaps } from './boolean-maps'
import { chromaContrast } from './chroma-contrast'
import { imageSignature } from './image-signature'
import { textLikeness } from './text-likeness'

/** Weights of the features by what is looked at; searched by hand on OSIE and SUN for pictures. */
const PICTURE_WEIGHTS = { boolean: 2, signature: 0.5, text: 1.5, chroma: 0.5 }
const INTERFACE_WEIGHTS = { boolean: 1, signature: 1, text: 1, chroma: 0.5 }

const BOOLEAN_MAP_AREA = 128 * 96
const SIGNATURE_AREA = 64 * 48

/**
 * How much each place stands out by what it shows, 0–1 with a peak of 1, before any habit of
 * looking; all zero where nothing stands out. `lab` is the picture at full working size, the result
 * has size `grid`, which is no larger. `gain` is a factor per cell of it, from what is known besides.
 */
export function* conspicuity(
  lab: Lab,
  grid: Size,
  medium: Medium,
  gain: Float32Array | null = null
): Steps<Plane> {
  const weights = medium === 'generic' ? PICTURE_WEIGHTS : INTERFACE_WEIGHTS
  const middle = shrink(lab, grid)
  yield
  const small = shrink(middle, fitArea(grid, BOOLEAN_MAP_AREA))
  yield
  const features = [
    { map: yield* booleanMaps(small), weight: weights.boolean },
    {
      map: yield* imageSignature(shrink(small, fitArea(grid, SIGNATURE_AREA))),
      weight: weights.signature
    },
    { map: yield* textLikeness(lab.l, grid), weight: weights.text },
    { map: yield* chromaContrast(middle), weight: weights.chroma }
  ]
  const sum = plane(grid.width, grid.height)
  for (const { map, weight } of features) {
    const onGrid = fit(map, grid)
    peakToOne(onGrid.data)
    for (let i = 0; i < sum.data.length; i++) sum.data[i]! += weight * onGrid.data[i]!
    yield
  }
  gain?.forEach((factor, i) => (sum.data[i]! *= factor))
  peakToOne(sum.data)
  return sum
}

function shrink({ l, a, b }: Lab, { width, height }: Size): Lab {
  return {
    l: resizeArea(l, width, height),
    a: resizeArea(a, width, height),
    b: resizeArea(b, width, height)
  }
}

function fit(map: Plane, { width, height }: Size): Plane {
  return map.width > width || map.height > height
    ? resizeArea(map, width, height)
    : resizeSmooth(map, width, height)
}
