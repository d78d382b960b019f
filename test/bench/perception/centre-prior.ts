import type { Size } from '../../../src/perception/see/size'
import { sumToOne } from '../../../src/perception/see/statistics'

/** A Gaussian in the middle of a grid, `spread` in parts of each side; sums to 1. The simplest rival of any engine. */
export function centrePrior({ width, height }: Size, spread: number): Float32Array {
  const density = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const v = ((y + 0.5) / height - 0.5) / spread
    for (let x = 0; x < width; x++) {
      const u = ((x + 0.5) / width - 0.5) / spread
      density[y * width + x] = Math.exp(-(u * u + v * v) / 2)
    }
  }
  return sumToOne(density)
}
