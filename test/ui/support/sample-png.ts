import { encode } from 'fast-png'

/** A small picture with something to see: a dark block and a few lines on white. Another colour makes another design. */
export function samplePng(width: number, height: number, blockColour = [200, 40, 20]): Uint8Array {
  const data = new Uint8Array(width * height * 3).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const block = x > width * 0.6 && y > height * 0.5
      const line = x < width * 0.5 && y % 12 < 3
      if (!block && !line) continue
      data.set(block ? blockColour : [20, 30, 60], (y * width + x) * 3)
    }
  }
  return encode({ width, height, data, channels: 3, depth: 8 })
}

/** What a frame of 64 x 48 px is exported as once its block was filled anew. */
export function redrawn(): Uint8Array {
  return samplePng(64, 48, [20, 200, 90])
}
