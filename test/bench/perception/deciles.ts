/** Minimum, nine deciles and maximum of a list, to three decimals, as they stand in the source. */
export function deciles(values: number[]): string {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))]!
  return Array.from({ length: 11 }, (_, i) => at(i / 10).toFixed(3)).join(', ')
}
