import { type Plane, plane } from '../plane'

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
  for (let y = 0; y < height; y++) {
    const upper = down.low[y]! * source.width
    const lower = down.high[y]! * source.width
    mixRows(source.data, upper, lower, down.part[y]!, across, target.data, y * width)
  }
  return target
}

/** One target row from the source rows above and below it. */
function mixRows(
  source: Float32Array,
  upper: number,
  lower: number,
  v: number,
  { low, high, part }: Corners,
  into: Float32Array,
  to: number
): void {
  for (let x = 0; x < part.length; x++) {
    const left = low[x]!
    const right = high[x]!
    const u = part[x]!
    const top = source[upper + left]! * (1 - u) + source[upper + right]! * u
    const bottom = source[lower + left]! * (1 - u) + source[lower + right]! * u
    into[to + x] = top * (1 - v) + bottom * v
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
