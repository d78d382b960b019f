import type { Pixels } from '../images/pixels'

export type { Pixels }

/** One number per pixel, red lowest: every platform is little-endian. */
export function wordsOf({ width, height, data }: Pixels): Int32Array {
  const { buffer, byteOffset } = data.byteOffset % 4 === 0 ? data : new Uint8Array(data)
  return new Int32Array(buffer, byteOffset, width * height)
}

/** A level of a pixel whose alpha is 0–255, as it looks over white. */
export function overWhite(level: number, alpha: number): number {
  return alpha === 255 ? level : 255 + Math.round((alpha / 255) * (level - 255))
}
