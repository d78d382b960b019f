import type { Size } from '../filters/fit-area'
import type { Pixels } from '../pixels'

/** Samples of a sketch at most: a text of 14 px still has some of its strokes among them. */
const MOST_SAMPLES = 512 * 256
const OPAQUE = 255

/**
 * A picture in little, for facts about its layers once the picture itself is gone: every so many of its pixels,
 * as they are, since averaged ones would have colours that are not in it. Two bytes each, 256 kB at most.
 */
export interface Sketch extends Size {
  /** Red, green and blue in 5, 6 and 5 bits, row by row. */
  colours: Uint16Array
}

/** Samples a picture on a regular grid; transparent pixels count as white. */
export function sketchOf({ width, height, data }: Pixels): Sketch {
  const step = Math.ceil(Math.sqrt(Math.max(1, (width * height) / MOST_SAMPLES)))
  const size = { width: Math.ceil(width / step), height: Math.ceil(height / step) }
  const colours = new Uint16Array(size.width * size.height)
  let i = 0
  for (let row = 0; row < size.height; row++) {
    const y = Math.min(height - 1, row * step + (step >> 1))
    for (let column = 0; column < size.width; column++) {
      const x = Math.min(width - 1, column * step + (step >> 1))
      colours[i++] = colourAt(data, 4 * (y * width + x))
    }
  }
  return { ...size, colours }
}

function colourAt(data: Pixels['data'], at: number): number {
  const alpha = data[at + 3]!
  const red = overWhite(data[at]!, alpha)
  const green = overWhite(data[at + 1]!, alpha)
  const blue = overWhite(data[at + 2]!, alpha)
  return ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3)
}

function overWhite(value: number, alpha: number): number {
  return alpha === OPAQUE ? value : OPAQUE + Math.round((alpha / OPAQUE) * (value - OPAQUE))
}
