import type { Size } from '../see/size'
import { resize } from '../see/resize'
import type { Pixels } from '../../images/pixels'
import { plane } from '../see/plane'

/** A picture as planes: straight colours 0–255 (0 where nothing is drawn), alpha 0–255. */
export interface RgbaPlanes extends Size {
  r: Float32Array
  g: Float32Array
  b: Float32Array
  a: Float32Array
}

/** Area-averages a picture down to `size`; colours weigh by their alpha, as they do when drawn. */
export function shrinkRgba({ width, height, data }: Pixels, size: Size): RgbaPlanes {
  const inked = (levelAt: (at: number) => number): Float32Array => {
    const full = plane(width, height)
    for (let i = 0; i < full.data.length; i++) full.data[i] = levelAt(4 * i)
    return resize(full, size).data
  }
  const a = inked((at) => data[at + 3]!)
  const [r, g, b] = [0, 1, 2].map((channel) =>
    inked((at) => data[at + 3]! * data[at + channel]!).map((ink, i) => (ink > 0 ? ink / a[i]! : 0))
  )
  return { width: size.width, height: size.height, r: r!, g: g!, b: b!, a }
}

/** The colours that a translucent picture is drawn in; pixels weigh by their alpha. */
interface Ink {
  /** Mean colour, 0–255. */
  colour: [r: number, g: number, b: number]
  /** Root mean square distance from the mean colour, in levels. */
  deviation: number
  /** Root mean square distance from the mean colour of the pixels with the same alpha, in levels. */
  deviationByAlpha: number
}

/** Alphas that are taken together: few enough that each has many pixels. */
const BINS = 64

/** The colours of a picture, all together and by alpha. */
export function inkOf({ r, g, b, a }: RgbaPlanes): Ink {
  // For each bin: weight, sums of r, g and b, and of their squares.
  const bins = Array.from({ length: BINS }, () => [0, 0, 0, 0, 0])
  for (let i = 0; i < a.length; i++) {
    const bin = bins[Math.floor((a[i]! / 256) * BINS)]!
    const [red, green, blue] = [r[i]!, g[i]!, b[i]!]
    const values = [1, red, green, blue, red ** 2 + green ** 2 + blue ** 2]
    values.forEach((value, field) => (bin[field]! += a[i]! * value))
  }
  const all = bins.reduce((sum, bin) => sum.map((value, field) => value + bin[field]!))
  const squaresByAlpha = bins.reduce((sum, bin) => sum + squares(bin), 0)
  const [weight, red, green, blue] = all as [number, number, number, number]
  return {
    colour: [red / weight, green / weight, blue / weight],
    deviation: Math.sqrt(squares(all) / weight),
    deviationByAlpha: Math.sqrt(squaresByAlpha / weight)
  }
}

/** Weighted sum of squared distances from the mean; rounding may not make it negative. */
function squares([weight, r, g, b, square]: number[]): number {
  if (!weight) return 0
  return Math.max(0, square! - (r! * r! + g! * g! + b! * b!) / weight)
}
