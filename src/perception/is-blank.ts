import type { Pixels } from './pixels'

/** Differences up to this many levels of 255 are taken for compression noise. */
const TOLERANCE = 3

/** Whether a picture shows nothing: one even colour once laid over white. */
export function isBlank({ data }: Pixels): boolean {
  for (let channel = 0; channel < 3; channel++) {
    let low = 255
    let high = 0
    for (let i = 0; i < data.length; i += 4) {
      const alpha = data[i + 3]! / 255
      const value = alpha * data[i + channel]! + (1 - alpha) * 255
      if (value < low) low = value
      if (value > high) high = value
      if (high - low > TOLERANCE) return false
    }
  }
  return true
}
