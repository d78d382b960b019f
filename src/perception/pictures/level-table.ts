/** Values are told apart in so many steps: fine enough for the roots that a style may take near 0. */
export const LEVELS = 16_384

/** A byte for each level from 0 to `LEVELS`, by a monotone function of the value 0–1. */
export function levelTable(byteOf: (value: number) => number): Uint8Array {
  const table = new Uint8Array(LEVELS + 1)
  table[0] = byteOf(0)
  table[LEVELS] = byteOf(1)
  fillBetween(table, 0, LEVELS, byteOf)
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
    table[middle] = byteOf(middle / LEVELS)
    fillBetween(table, from, middle, byteOf)
    fillBetween(table, middle, to, byteOf)
  }
}
