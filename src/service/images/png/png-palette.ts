import { unreadable } from '../image-error'
import type { PngChunks } from './png-chunks'
import { rgba } from './rgba'

/** The palette as packed pixels, 256 entries; those past its end stay opaque black. */
export function packPalette({ palette, transparency }: PngChunks): Uint32Array {
  if (palette === null || palette.length === 0 || palette.length % 3 !== 0) {
    throw unreadable('the PNG has no palette')
  }
  const packed = new Uint32Array(256).fill(rgba(0, 0, 0, 255))
  for (let i = 0; i < Math.min(256, palette.length / 3); i++) {
    const [r, g, b] = [palette[i * 3]!, palette[i * 3 + 1]!, palette[i * 3 + 2]!]
    packed[i] = rgba(r, g, b, transparency?.[i] ?? 255)
  }
  return packed
}
