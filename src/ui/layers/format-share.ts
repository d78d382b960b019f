/** Ties the sign to its number. */
const NO_BREAK = '\u00a0'

/** A part of the whole (0–1) in whole per cents, which is as fine as an estimate goes: “12 %”, “<1 %”. */
export function formatShare(share: number): string {
  const percent = share > 0 && share < 0.005 ? '<1' : String(Math.round(share * 100))
  return `${percent}${NO_BREAK}%`
}
