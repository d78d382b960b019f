import { plane, planeLike, type Plane } from './plane'

/** Values beyond the border: none at all, or zeros, which make the result fade towards it. */
export type Beyond = 'nothing' | 'zeros'

/**
 * Means over windows of (2·radius+1)², one after another, in constant time per pixel. Beyond the border there is nothing
 * and the window is cut off, unless `beyond` says zeros. `into` may be the source itself.
 */
export function boxFilter(
  source: Plane,
  radii: readonly number[],
  into: Plane = planeLike(source),
  beyond: Beyond = 'nothing'
): Plane {
  if (into !== source) into.data.set(source.data)
  for (const radius of radii) boxRows(into, radius, beyond)
  const turned = plane(source.height, source.width)
  turn(into, turned)
  for (const radius of radii) boxRows(turned, radius, beyond)
  turn(turned, into)
  return into
}

/** Makes the columns of a plane the rows of another one. */
function turn({ width, height, data }: Plane, into: Plane): void {
  for (let y = 0; y < height; y++) turnRow(data, y * width, width, into.data, y, height)
}

function turnRow(
  from: Float32Array,
  start: number,
  count: number,
  into: Float32Array,
  to: number,
  step: number
): void {
  for (let x = 0; x < count; x++) into[to + x * step] = from[start + x]!
}

/** Means along each row in windows of 2·radius+1, in place. */
function boxRows({ width, height, data }: Plane, radius: number, beyond: Beyond): void {
  const parts = new Float32Array(width).fill(1 / (2 * radius + 1))
  if (beyond === 'nothing') {
    for (let i = 0; i < width; i++) {
      parts[i] = 1 / (Math.min(i, radius) + 1 + Math.min(width - 1 - i, radius))
    }
  }
  // A row with zeros around it, so that no window needs to look where it ends.
  const line = new Float32Array(width + 2 * radius + 1)
  for (let y = 0; y < height; y++) boxRow(data, y * width, radius, parts, line)
}

function boxRow(
  data: Float32Array,
  start: number,
  radius: number,
  parts: Float32Array,
  line: Float32Array
): void {
  const { length } = parts
  for (let x = 0; x < length; x++) line[radius + 1 + x] = data[start + x]!
  const window = 2 * radius + 1
  let sum = 0
  for (let i = 0; i < window; i++) sum += line[i]!
  for (let x = 0; x < length; x++) {
    sum += line[x + window]! - line[x]!
    data[start + x] = sum * parts[x]!
  }
}
