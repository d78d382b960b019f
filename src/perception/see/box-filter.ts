import { planeLike, type Plane } from './plane'

/** Values beyond the border: none at all, or zeros, which make the result fade towards it. */
export type Beyond = 'nothing' | 'zeros'

/**
 * Mean over a window of (2·radius+1)² in constant time per pixel. Beyond the border there is nothing
 * and the window is cut off, unless `beyond` says zeros. `into` may be the source itself.
 */
export function boxFilter(
  source: Plane,
  radius: number,
  into: Plane = planeLike(source),
  beyond: Beyond = 'nothing'
): Plane {
  return boxFilters(source, [radius], into, beyond)
}

/** Box filters one after another; at least one. */
export function boxFilters(
  source: Plane,
  radii: readonly number[],
  into: Plane,
  beyond: Beyond
): Plane {
  const { width, height } = source
  boxRows(source, radii, into.data, (radius) => partsOf(width, radius, beyond))
  for (const radius of radii) boxColumns(into, radius, partsOf(height, radius, beyond))
  return into
}

/** One over the length of the window around each place of a line. */
function partsOf(length: number, radius: number, beyond: Beyond): Float32Array {
  const parts = new Float32Array(length).fill(1 / (2 * radius + 1))
  if (beyond === 'zeros') return parts
  for (let i = 0; i < length; i++) {
    parts[i] = 1 / (Math.min(i, radius) + 1 + Math.min(length - 1 - i, radius))
  }
  return parts
}

/**
 * Box filters one after another along each row, in windows of 2·radius+1. `partsOf` gives for a radius
 * what each place's sum is multiplied with. `into` may be the source itself.
 */
function boxRows(
  { width, height, data }: Plane,
  radii: readonly number[],
  into: Float32Array,
  partsOf: (radius: number) => Float32Array
): void {
  const passes = radii.map((radius) => ({
    radius,
    parts: partsOf(radius),
    /** A row with zeros around it, so that no window needs to look where it ends. */
    line: new Float32Array(width + 2 * radius + 1)
  }))
  for (let y = 0; y < height; y++) {
    const start = y * width
    copyRow(data, start, passes[0]!.line, passes[0]!.radius + 1, width)
    for (let pass = 0; pass < passes.length; pass++) {
      const { radius, parts, line } = passes[pass]!
      const next = passes[pass + 1]
      if (next) boxRow(line, radius, parts, next.line, next.radius + 1)
      else boxRow(line, radius, parts, into, start)
    }
  }
}

function copyRow(
  source: Float32Array,
  from: number,
  into: Float32Array,
  to: number,
  count: number
): void {
  for (let i = 0; i < count; i++) into[to + i] = source[from + i]!
}

/** `line` starts with radius+1 zeros and ends with radius zeros. */
function boxRow(
  line: Float32Array,
  radius: number,
  parts: Float32Array,
  into: Float32Array,
  to: number
): void {
  const window = 2 * radius + 1
  let sum = 0
  for (let i = 0; i < window; i++) sum += line[i]!
  for (let x = 0; x < parts.length; x++) {
    sum += line[x + window]! - line[x]!
    into[to + x] = sum * parts[x]!
  }
}

/**
 * Box filter down the columns, in windows of 2·radius+1, in place. Walks row by row with one running
 * sum per column, which the processor's cache likes. `parts` holds what each row's sums are multiplied with.
 */
function boxColumns({ width, height, data }: Plane, radius: number, parts: Float32Array): void {
  const sums = new Float64Array(width)
  // Rows are overwritten while later windows still have to subtract them.
  const kept = new Float32Array((radius + 1) * width)
  const zeros = new Float32Array(width)
  for (let y = 0; y < Math.min(radius, height); y++) enter(sums, data, y * width)
  for (let y = 0; y < height; y++) {
    const [entering, from] = y + radius < height ? [data, (y + radius) * width] : [zeros, 0]
    slide(sums, entering, from, data, y * width, kept, (y % (radius + 1)) * width, parts[y]!)
  }
}

function enter(sums: Float64Array, rows: Float32Array, from: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += rows[from + x]!
}

/**
 * One row comes into the windows, and the one kept longest leaves them. The row that they are around is kept for later,
 * and their mean put in its place.
 */
function slide(
  sums: Float64Array,
  entering: Float32Array,
  from: number,
  rows: Float32Array,
  at: number,
  kept: Float32Array,
  slot: number,
  part: number
): void {
  for (let x = 0; x < sums.length; x++) {
    const sum = sums[x]! + (entering[from + x]! - kept[slot + x]!)
    sums[x] = sum
    kept[slot + x] = rows[at + x]!
    rows[at + x] = sum * part
  }
}
