import type { Lab } from '../colour/lab'

/** Side of the bins of CIELAB that colours are counted in. */
const BIN = 8
const L_BINS = 14
const AB_BINS = 32
const MIDDLE = AB_BINS / 2

/** How many cells have which colour. */
export interface ColourCounts {
  /** Cells within a distance of a colour, in CIELAB units, to the size of a bin. */
  near: (l: number, a: number, b: number, distance: number) => number
}

/** Counts the colours of all cells, once, so that a colour's like can be counted without looking at them again. */
export function countColours({ l, a, b }: Lab): ColourCounts {
  const counts = new Uint32Array(L_BINS * AB_BINS * AB_BINS)
  for (let i = 0; i < l.data.length; i++) {
    const at =
      (binOf(l.data[i]!, 0, L_BINS) * AB_BINS + binOf(a.data[i]!, MIDDLE, AB_BINS)) * AB_BINS
    counts[at + binOf(b.data[i]!, MIDDLE, AB_BINS)]!++
  }
  const near = (l0: number, a0: number, b0: number, distance: number): number => {
    const reach = Math.ceil(distance / BIN)
    const at = [
      binOf(l0, 0, L_BINS),
      binOf(a0, MIDDLE, AB_BINS),
      binOf(b0, MIDDLE, AB_BINS)
    ] as const
    let sum = 0
    for (let i = Math.max(0, at[0] - reach); i <= Math.min(L_BINS - 1, at[0] + reach); i++) {
      for (let j = Math.max(0, at[1] - reach); j <= Math.min(AB_BINS - 1, at[1] + reach); j++) {
        for (let k = Math.max(0, at[2] - reach); k <= Math.min(AB_BINS - 1, at[2] + reach); k++) {
          const square = (i - at[0]) ** 2 + (j - at[1]) ** 2 + (k - at[2]) ** 2
          if (square * BIN * BIN <= distance * distance)
            sum += counts[(i * AB_BINS + j) * AB_BINS + k]!
        }
      }
    }
    return sum
  }
  return { near }
}

function binOf(value: number, middle: number, bins: number): number {
  return Math.max(0, Math.min(bins - 1, Math.floor(value / BIN) + middle))
}
