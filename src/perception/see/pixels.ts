import type { Pixels } from '../../images/pixels'

/** One number per pixel, red lowest: every platform is little-endian. */
export function wordsOf({ width, height, data }: Pixels): Int32Array {
  const { buffer, byteOffset } = data.byteOffset % 4 === 0 ? data : new Uint8Array(data)
  return new Int32Array(buffer, byteOffset, width * height)
}

/** A level of a pixel whose alpha is 0–255, as it looks over white. */
export function overWhite(level: number, alpha: number): number {
  return alpha === 255 ? level : 255 + Math.round((alpha / 255) * (level - 255))
}

/** The level of a channel of the pixel whose bytes begin at `at`, over white, not rounded. */
export function levelAt({ data }: Pixels, at: number, channel: number): number {
  const alpha = data[at + 3]! / 255
  return alpha * data[at + channel]! + (1 - alpha) * 255
}

/** Differences up to this many levels of 255 are taken for compression noise. */
const TOLERANCE = 3

/** Whether a picture shows nothing: one even colour once laid over white. */
export function isBlank(pixels: Pixels): boolean {
  for (let channel = 0; channel < 3; channel++) {
    let low = 255
    let high = 0
    for (let at = 0; at < pixels.data.length; at += 4) {
      const value = levelAt(pixels, at, channel)
      if (value < low) low = value
      if (value > high) high = value
      if (high - low > TOLERANCE) return false
    }
  }
  return true
}
