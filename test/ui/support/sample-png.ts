import { encode } from 'fast-png'

/** A small picture with something to see: a dark block and a few lines on white. */
export function samplePng(width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 3).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const block = x > width * 0.6 && y > height * 0.5
      const line = x < width * 0.5 && y % 12 < 3
      if (!block && !line) continue
      data.set(block ? [200, 40, 20] : [20, 30, 60], (y * width + x) * 3)
    }
  }
  return encode({ width, height, data, channels: 3, depth: 8 })
}
