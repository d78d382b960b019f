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

/** For each target cell, the source cells it is made of: first index, count, and the weights in order. */
export interface Spans {
  first: Int32Array
  count: Int32Array
  /** `stride` weights per target cell, adding up to 1. */
  weights: Float32Array
  stride: number
  /** The weight of a source cell that is covered as a whole. */
  whole: number
}

/**
 * How `to` equal cells are made of `from` equal cells, by exact overlap: fewer ones of all they cover, more ones of as much
 * as a source cell around their middle, which is linear interpolation.
 */
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
  const width = Math.max(1, ratio)
  for (let cell = 0; cell < to; cell++) {
    const start = Math.max(0, Math.min(from - width, cell * ratio + (ratio - width) / 2))
    const end = Math.min(from, start + width)
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

/** A plane in another size: averaged over what each target cell covers where it shrinks, interpolated where it grows. */
export function resize(source: Plane, { width, height }: Size): Plane {
  if (width === source.width && height === source.height) return source
  const across = spans(source.width, width)
  const down = spans(source.height, height)
  const target = plane(width, height)
  // With one beyond the last, which weighs 0 where a target cell has a single source cell.
  const wide = new Float32Array(source.width + 1)
  for (let y = 0; y < height; y++) {
    wide.fill(0)
    for (let i = 0; i < down.count[y]!; i++) {
      const from = (down.first[y]! + i) * source.width
      addRow(wide, 0, source.data, from, source.width, down.weights[y * down.stride + i]!)
    }
    resizeRow(wide, across, target.data, y * width)
  }
  return target
}

function resizeRow(
  row: Float32Array,
  { first, count, weights, stride }: Spans,
  into: Float32Array,
  to: number
): void {
  for (let x = 0; x < first.length; x++) {
    const from = first[x]!
    const at = x * stride
    let sum = row[from]! * weights[at]! + row[from + 1]! * weights[at + 1]!
    for (let i = 2; i < count[x]!; i++) sum += row[from + i]! * weights[at + i]!
    into[to + x] = sum
  }
}

/** Planes of one size, such as the channels of a picture, in another one. */
export function* resizePlanes<Name extends string>(
  planes: Readonly<Record<Name, Plane>>,
  size: Size
): Steps<Record<Name, Plane>> {
  const resized: Record<string, Plane> = {}
  for (const [name, each] of Object.entries<Plane>(planes)) {
    resized[name] = resize(each, size)
    yield
  }
  return resized
}
