import type { Lab } from '../colour/lab'
import { fitArea } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import { peakToOne } from '../filters/normalise'
import { resizeArea } from '../filters/resize-area'
import { resizeSmooth } from '../filters/resize-smooth'
import { plane } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import { booleanMaps } from './boolean-maps'
import { chromaContrast } from './chroma-contrast'
import { imageSignature } from './image-signature'
import { textLikeness } from './text-likeness'

const BOOLEAN_MAP_AREA = 128 * 96
const SIGNATURE_AREA = 64 * 48

/**
 * How much each place stands out by what it shows, 0–1 with a peak of 1, before any habit of
 * looking; all zero where nothing stands out. `lab` is the picture at full working size, the result
 * has size `grid`, which is no larger.
 */
export function* conspicuity(lab: Lab, grid: Size): Steps<Plane> {
  const small = shrink(lab, fitArea(lab.l, BOOLEAN_MAP_AREA))
  yield
  const features = [
    { map: yield* booleanMaps(small), weight: 2 },
    { map: yield* imageSignature(shrink(small, fitArea(lab.l, SIGNATURE_AREA))), weight: 0.5 },
    { map: yield* textLikeness(lab.l), weight: 1.5 },
    { map: yield* chromaContrast(lab), weight: 0.5 }
  ]
  const sum = plane(grid.width, grid.height)
  for (const { map, weight } of features) {
    const onGrid = fit(map, grid)
    peakToOne(onGrid.data)
    for (let i = 0; i < sum.data.length; i++) sum.data[i]! += weight * onGrid.data[i]!
    yield
  }
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
