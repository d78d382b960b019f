import type { Size } from './size'
import type { Steps } from './steps'
import { plane, type Plane } from './plane'

/**
 * Adds `weight` times a row of `count` values to another: the inner loop of resizing and of matrix
 * products. It is called once per row, and by many, so that it is compiled early in a first run; a loop
 * over a whole plane would be over before that.
 */
export function addRow(
  into: Float32Array,
  to: number,
  source: Float32Array,
  from: number,
  count: number,
  weight: number
): void {
  for (let i = 0; i < count; i++) into[to + i]! += weight * source[from + i]!
}

/** For each target cell, the source cells it covers: first index, count, and the weights in order. */
export interface Spans {
  first: Int32Array
  count: Int32Array
  /** `stride` weights per target cell, adding up to 1. */
  weights: Float32Array
  stride: number
  /** The weight of a source cell that is covered as a whole. */
  whole: number
}

/** How `to` equal cells cover `from` equal cells, by exact overlap. `to` must not exceed `from`. */
export function spans(from: number, to: number): Spans {
  const ratio = from / to
  const stride = Math.ceil(ratio) + 1
  const result: Spans = {
    first: new Int32Array(to),
    count: new Int32Array(to),
    weights: new Float32Array(to * stride),
    stride,
    whole: 1 / ratio
  }
  for (let cell = 0; cell < to; cell++) {
    const start = cell * ratio
    const end = Math.min(from, start + ratio)
    const first = Math.min(from - 1, Math.floor(start + 1e-9))
    const last = Math.max(first, Math.ceil(end - 1e-9) - 1)
    result.first[cell] = first
    result.count[cell] = last - first + 1
    for (let i = first; i <= last; i++) {
      const overlap = Math.min(i + 1, end) - Math.max(i, start)
      result.weights[cell * stride + i - first] = overlap / (end - start)
    }
  }
  return result
}

/** Shrinks a plane by averaging what each target pixel covers; keeps the mean. Never enlarges. */
export function resizeArea(source: Plane, width: number, height: number): Plane {
  if (width === source.width && height === source.height) return source
  const across = spans(source.width, width)
  const down = spans(source.height, height)
  const target = plane(width, height)
  const wide = new Float32Array(source.width)
  for (let y = 0; y < height; y++) {
    wide.fill(0)
    for (let i = 0; i < down.count[y]!; i++) {
      const from = (down.first[y]! + i) * source.width
      addRow(wide, 0, source.data, from, source.width, down.weights[y * down.stride + i]!)
    }
    narrowRow(wide, across, target.data, y * width)
  }
  return target
}

function narrowRow(
  row: Float32Array,
  { first, count, weights, stride }: Spans,
  into: Float32Array,
  to: number
): void {
  for (let x = 0; x < first.length; x++) {
    const from = first[x]!
    let sum = 0
    for (let i = 0; i < count[x]!; i++) sum += row[from + i]! * weights[x * stride + i]!
    into[to + x] = sum
  }
}

/** The two source cells that each target centre lies between, and how far along. */
interface Corners {
  low: Int32Array
  high: Int32Array
  part: Float32Array
}

/** Bilinear resize between pixel centres, for planes that are already smooth. */
export function resizeSmooth(source: Plane, width: number, height: number): Plane {
  if (width === source.width && height === source.height) return source
  const target = plane(width, height)
  const across = corners(source.width, width)
  const down = corners(source.height, height)
  const wide = new Float64Array(width * source.height)
  for (let row = 0; row < source.height; row++) widenRow(source, row, across, wide, row * width)
  for (let y = 0; y < height; y++) {
    mixRows(wide, down.low[y]! * width, down.high[y]! * width, down.part[y]!, target, y)
  }
  return target
}

function widenRow(
  { width, data }: Plane,
  row: number,
  { low, high, part }: Corners,
  into: Float64Array,
  to: number
): void {
  const start = row * width
  for (let x = 0; x < part.length; x++) {
    const u = part[x]!
    into[to + x] = data[start + low[x]!]! * (1 - u) + data[start + high[x]!]! * u
  }
}

function mixRows(
  rows: Float64Array,
  upper: number,
  lower: number,
  v: number,
  { width, data }: Plane,
  y: number
): void {
  for (let x = 0; x < width; x++) {
    data[y * width + x] = rows[upper + x]! * (1 - v) + rows[lower + x]! * v
  }
}

function corners(from: number, to: number): Corners {
  const low = new Int32Array(to)
  const high = new Int32Array(to)
  const part = new Float32Array(to)
  for (let i = 0; i < to; i++) {
    const at = Math.max(0, Math.min(from - 1, ((i + 0.5) * from) / to - 0.5))
    low[i] = Math.floor(at)
    high[i] = Math.min(from - 1, low[i]! + 1)
    part[i] = at - low[i]!
  }
  return { low, high, part }
}

/** Shrinks planes of one size, such as the channels of a picture. */
export function* shrinkPlanes<Name extends string>(
  planes: Readonly<Record<Name, Plane>>,
  { width, height }: Size
): Steps<Record<Name, Plane>> {
  const shrunk: Record<string, Plane> = {}
  for (const [name, each] of Object.entries<Plane>(planes)) {
    shrunk[name] = resizeArea(each, width, height)
    yield
  }
  return shrunk
}
