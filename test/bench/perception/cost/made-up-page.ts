import type { Pixels } from '../../../../src/perception'

/** A page of grey lines of text, cards and colourful noise, the same every time. */
export function madeUpPage(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  let seed = 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const isPhoto = x > width / 2 && y < height / 2
      const isText = !isPhoto && y % 40 < 14 && x % 7 < 4 && x % 400 > 60
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      if (isText) data.fill(40, at, at + 3)
      if (isPhoto) {
        data[at] = (x / 3 + (seed >>> 27)) % 256
        data[at + 1] = (y / 2 + (seed >>> 28)) % 256
        data[at + 2] = 128 + (seed >>> 26)
      }
    }
  }
  return { width, height, data }
}
