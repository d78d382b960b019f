import type { Plane } from '../plane'

/**
 * Box filters one after another along each row, in windows of 2·radius+1. `partsOf` gives for a radius
 * what each place's sum is multiplied with. `into` may be the source itself.
 */
export function boxRows(
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
