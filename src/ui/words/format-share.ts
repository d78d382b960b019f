/** Ties the sign to its number. */
const NO_BREAK = '\u00a0'

/** A part of the whole (0–1) as it is shown: “12 %”, “2.4 %”, “<0.1 %”. */
export function formatShare(share: number): string {
  const percent = shownPercent(share)
  const small = percent < 10 && percent > 0
  const text = share > 0 && percent === 0 ? '<0.1' : percent.toFixed(small ? 1 : 0)
  return `${text}${NO_BREAK}%`
}

/**
 * A part of the whole (0–1) in per cent, as fine as it means something: the estimate's own noise is 4 %
 * of a share, so tenths count below 10 % and no longer above.
 */
export function shownPercent(share: number): number {
  const percent = share * 100
  return percent < 9.95 ? Math.round(percent * 10) / 10 : Math.round(percent)
}
