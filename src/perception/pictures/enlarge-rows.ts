import type { Size } from '../filters/fit-area'

/** For each target centre, four source cells around it and their Catmull-Rom weights. */
interface Taps {
  cells: Int32Array
  weights: Float32Array
}

/**
 * Enlarges a grid of values (0–1) row by row with Catmull-Rom interpolation, kept within 0–1.
 * The row handed out is reused for the next one.
 */
export function* enlargedRows(
  values: Float32Array,
  grid: Size,
  size: Size
): Generator<Float32Array, void, void> {
  const across = taps(grid.width, size.width)
  const down = taps(grid.height, size.height)
  const narrow = new Float32Array(grid.width)
  const row = new Float32Array(size.width)
  for (let y = 0; y < size.height; y++) {
    narrow.fill(0)
    for (let tap = y * 4; tap < y * 4 + 4; tap++) {
      const weight = down.weights[tap]!
      const from = down.cells[tap]! * grid.width
      for (let x = 0; x < grid.width; x++) narrow[x]! += weight * values[from + x]!
    }
    for (let x = 0, tap = 0; x < size.width; x++, tap += 4) {
      const value =
        across.weights[tap]! * narrow[across.cells[tap]!]! +
        across.weights[tap + 1]! * narrow[across.cells[tap + 1]!]! +
        across.weights[tap + 2]! * narrow[across.cells[tap + 2]!]! +
        across.weights[tap + 3]! * narrow[across.cells[tap + 3]!]!
      row[x] = value < 0 ? 0 : value > 1 ? 1 : value
    }
    yield row
  }
}

function taps(from: number, to: number): Taps {
  const cells = new Int32Array(to * 4)
  const weights = new Float32Array(to * 4)
  for (let i = 0; i < to; i++) {
    const at = ((i + 0.5) * from) / to - 0.5
    const base = Math.floor(at)
    for (let tap = 0; tap < 4; tap++) {
      const cell = base + tap - 1
      cells[i * 4 + tap] = Math.max(0, Math.min(from - 1, cell))
      weights[i * 4 + tap] = catmullRom(Math.abs(at - cell))
    }
  }
  return { cells, weights }
}

/** Catmull and Rom's cubic (1974) at a distance from the sample. */
function catmullRom(d: number): number {
  if (d < 1) return 1 + d * d * (1.5 * d - 2.5)
  if (d < 2) return 2 + d * (-4 + d * (2.5 - 0.5 * d))
  return 0
}
