import { fitArea } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import { sumToOne } from '../filters/normalise'
import { resizeSmooth } from '../filters/resize-smooth'
import { plane } from '../plane'
import { rowWeights } from './cosine-series'
import type { CosineSeries } from './cosine-series'
import { pageRow } from './long-page'
import type { InterfaceMedium } from './long-page'

/** Keeps every place possible: the series, a fit, dips under zero in corners that nobody looked at. */
const ROUNDING = 0.1

/** Shape of a picture on the scale of the fitted data: −1 at 9:16 and beyond, 1 at 16:9 and beyond. */
export function shapeOf({ width, height }: Size): number {
  return Math.max(-1, Math.min(1, Math.log(width / height) / Math.log(16 / 9)))
}

/** Cells that a density is computed on: the shortest wave spans many of them. */
const SAMPLED_AREA = 64 * 48

/**
 * Where people look in user interfaces by habit, on the grid of a picture; sums to 1. Phones and desktops
 * share a density that goes by shape: the fitted screens do not say what they were seen on. Shapes wider
 * than any of them, which are banners and bars, get the widest one's, stretched.
 */
export function interfacePrior(
  grid: Size,
  picture: Size,
  medium: InterfaceMedium,
  series: CosineSeries
): Float32Array {
  const { width, height } = fitArea(grid, SAMPLED_AREA)
  const weightsAt = rowWeights(series, shapeOf(picture))
  const across = cosines(width, series.order)
  const density = plane(width, height)
  for (let y = 0; y < height; y++) {
    const { place, gain } = pageRow((y + 0.5) / height, picture, medium)
    const weights = weightsAt(place)
    for (let x = 0; x < width; x++) {
      let value = 0
      for (let j = 0; j <= series.order; j++) value += weights[j]! * across[j * width + x]!
      density.data[y * width + x] = gain * squareplus(value)
    }
  }
  return sumToOne(resizeSmooth(density, grid.width, grid.height).data)
}

/** Smooth and positive, and the value itself where that is well above zero (Barron 2021). */
function squareplus(value: number): number {
  return (value + Math.sqrt(value * value + ROUNDING * ROUNDING)) / 2
}

/** cos(jπx) at the centres of the columns, order by order. */
function cosines(width: number, order: number): Float64Array {
  return Float64Array.from({ length: width * (order + 1) }, (_, i) =>
    Math.cos(Math.PI * Math.floor(i / width) * (((i % width) + 0.5) / width))
  )
}
