/** Values are told apart in so many steps: fine enough for the roots that a style may take near 0. */
export const LEVELS = 16_384
/** How far beyond 0–1 a spline of values within can go, in levels: 9/32 of the range, and rounding. */
export const OVERSHOOT = 5120

/**
 * A byte for each level, by a monotone function of the value 0–1. Level 0 is at `OVERSHOOT`; levels beyond 0
 * and `LEVELS` have their bytes.
 */
export function levelTable(byteOf: (value: number) => number): Uint8Array {
  const table = new Uint8Array(LEVELS + 1 + 2 * OVERSHOOT)
  const [first, last] = [OVERSHOOT, OVERSHOOT + LEVELS]
  table.fill(byteOf(0), 0, first + 1)
  table.fill(byteOf(1), last)
  fillBetween(table, first, last, byteOf)
  return table
}

/** Fills what lies between two levels; where they are alike, all between them is, and nothing is asked. */
function fillBetween(
  table: Uint8Array,
  from: number,
  to: number,
  byteOf: (value: number) => number
): void {
  if (table[from] === table[to]) table.fill(table[from]!, from, to)
  else if (to - from > 1) {
    const middle = (from + to) >> 1
    table[middle] = byteOf((middle - OVERSHOOT) / LEVELS)
    fillBetween(table, from, middle, byteOf)
    fillBetween(table, middle, to, byteOf)
  }
}
