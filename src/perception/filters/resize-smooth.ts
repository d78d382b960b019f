import type { Plane } from '../plane'
import { plane } from '../plane'

/** Bilinear resize between pixel centres, for planes that are already smooth. */
export function resizeSmooth(source: Plane, width: number, height: number): Plane {
  if (width === source.width && height === source.height) return source
  const target = plane(width, height)
  const across = corners(source.width, width)
  const down = corners(source.height, height)
  for (let y = 0; y < height; y++) {
    const upper = down.low[y]! * source.width
    const lower = down.high[y]! * source.width
    const v = down.part[y]!
    for (let x = 0; x < width; x++) {
      const left = across.low[x]!
      const right = across.high[x]!
      const u = across.part[x]!
      const top = source.data[upper + left]! * (1 - u) + source.data[upper + right]! * u
      const bottom = source.data[lower + left]! * (1 - u) + source.data[lower + right]! * u
      target.data[y * width + x] = top * (1 - v) + bottom * v
    }
  }
  return target
}

/** The two source cells that each target centre lies between, and how far along. */
function corners(from: number, to: number) {
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
