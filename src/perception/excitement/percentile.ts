/** Where a value stands among measured ones, 0–100, from their minimum, nine deciles and maximum. */
export function percentile(value: number, deciles: readonly number[]): number {
  const last = deciles.length - 1
  if (value <= deciles[0]!) return 0
  if (value >= deciles[last]!) return 100
  const above = deciles.findIndex((decile) => decile > value)
  const low = deciles[above - 1]!
  return (100 * (above - 1 + (value - low) / (deciles[above]! - low))) / last
}
