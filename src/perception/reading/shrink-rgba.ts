import type { Size } from '../filters/fit-area'
import { spans } from '../filters/spans'
import type { Pixels } from '../pixels'
import type { Plane } from '../plane'

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
