const HIGHEST_BITS = 0x80808080 | 0

/**
 * The differences between a row's bytes and those above, four bytes at a time.
 * Bytes are subtracted without their highest bits, so that none borrows from the next.
 */
export function subtractAbove(row: Int32Array, above: Int32Array, differences: Int32Array): void {
  for (let i = 0; i < row.length; i++) {
    const here = row[i]!
    const there = above[i]!
    differences[i] =
      ((here | HIGHEST_BITS) - (there & ~HIGHEST_BITS)) ^ (~(here ^ there) & HIGHEST_BITS)
  }
}
