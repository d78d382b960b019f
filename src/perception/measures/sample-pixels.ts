import { overWhite, type Pixels } from '../pixels'

/**
 * About `count` pixels of a picture, laid over white, as 0xRRGGBB: all of a small one, else one from each cell
 * of a regular grid. Where in its cell differs from cell to cell, the same way every time, so that stripes
 * and dots as wide as the cells are counted by what they fill.
 */
export function samplePixels({ width, height, data }: Pixels, count: number): Int32Array {
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / count)))
  const columns = Math.ceil(width / step)
  const rows = Math.ceil(height / step)
  const samples = new Int32Array(columns * rows)
  let found = 0
  for (let row = 0; row < rows; row++) {
    const top = row * step
    const depth = Math.min(step, height - top)
    found = sampleRow(data, width, top, depth, step, samples, found)
  }
  return samples
}

function sampleRow(
  data: Pixels['data'],
  width: number,
  top: number,
  depth: number,
  step: number,
  samples: Int32Array,
  first: number
): number {
  let found = first
  for (let left = 0; left < width; left += step) {
    const place = scatter(found)
    const x = left + (place % Math.min(step, width - left))
    const y = top + ((place >>> 8) % depth)
    const at = 4 * (y * width + x)
    const alpha = data[at + 3]!
    samples[found++] =
      (overWhite(data[at]!, alpha) << 16) |
      (overWhite(data[at + 1]!, alpha) << 8) |
      overWhite(data[at + 2]!, alpha)
  }
  return found
}

/** A number from a number, without any order: the middle bits of a product (Knuth's multiplicative hash). */
function scatter(n: number): number {
  const mixed = Math.imul(n + 1, 0x9e3779b1)
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 12
}
