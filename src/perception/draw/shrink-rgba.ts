import type { Size } from '../see/size'
import { spans } from '../see/resize'
import type { Pixels } from '../../images/pixels'
import type { Plane } from '../see/plane'

/** A picture as planes: straight colours 0–255 (0 where nothing is drawn), alpha 0–255. */
export interface RgbaPlanes {
  width: number
  height: number
  r: Plane['data']
  g: Plane['data']
  b: Plane['data']
  a: Plane['data']
}

/** Area-averages a picture down to `size`; colours weigh by their alpha, as they do when drawn. */
export function shrinkRgba({ width, height, data }: Pixels, size: Size): RgbaPlanes {
  const across = spans(width, size.width)
  const down = spans(height, size.height)
  const cells = size.width * size.height
  const sums = new Float32Array(cells * 4)
  for (let y = 0; y < size.height; y++) {
    for (let i = 0; i < down.count[y]!; i++) {
      const weight = down.weights[y * down.stride + i]!
      addRow(data, (down.first[y]! + i) * width * 4, across, weight, sums, y * size.width * 4)
    }
  }
  return straight(sums, size)
}

function addRow(
  data: Pixels['data'],
  start: number,
  across: ReturnType<typeof spans>,
  rowWeight: number,
  sums: Float32Array,
  target: number
): void {
  for (let x = 0; x < across.first.length; x++) {
    const at = target + x * 4
    let from = start + across.first[x]! * 4
    for (let i = 0; i < across.count[x]!; i++, from += 4) {
      const ink = rowWeight * across.weights[x * across.stride + i]! * data[from + 3]!
      sums[at]! += ink * data[from]!
      sums[at + 1]! += ink * data[from + 1]!
      sums[at + 2]! += ink * data[from + 2]!
      sums[at + 3]! += ink
    }
  }
}

function straight(sums: Float32Array, size: Size): RgbaPlanes {
  const plane = (channel: number) => {
    const values = new Float32Array(size.width * size.height)
    for (let i = 0; i < values.length; i++) {
      const alpha = sums[i * 4 + 3]!
      values[i] = channel === 3 ? alpha : alpha > 0 ? sums[i * 4 + channel]! / alpha : 0
    }
    return values
  }
  return { ...size, r: plane(0), g: plane(1), b: plane(2), a: plane(3) }
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
const FIELDS = 5

/** The colours of a picture, all together and by alpha. */
export function inkOf({ r, g, b, a }: RgbaPlanes): Ink {
  // For each bin: weight, sums of r, g and b, and of their squares.
  const bins = new Float64Array(BINS * FIELDS)
  for (let i = 0; i < a.length; i++) {
    const weight = a[i]!
    const at = Math.min(BINS - 1, Math.floor((weight / 256) * BINS)) * FIELDS
    bins[at]! += weight
    bins[at + 1]! += weight * r[i]!
    bins[at + 2]! += weight * g[i]!
    bins[at + 3]! += weight * b[i]!
    bins[at + 4]! += weight * (r[i]! ** 2 + g[i]! ** 2 + b[i]! ** 2)
  }
  const all = [0, 0, 0, 0, 0]
  let squaresByAlpha = 0
  for (let at = 0; at < bins.length; at += FIELDS) {
    const bin = [...bins.subarray(at, at + FIELDS)]
    squaresByAlpha += squares(bin)
    bin.forEach((value, field) => (all[field]! += value))
  }
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
