import type { Size } from '../see/size'
import type { Pixels } from '../../images/pixels'
import { overWhite } from '../see/pixels'

/** Samples of a sketch at most: a text of 14 px still has some of its strokes among them. */
const MOST_SAMPLES = 512 * 256
/** Where in its cell a pixel is taken moves by this from cell to cell, or strokes as far apart as cells would be missed. */
const DOWN = 3
const ACROSS = 5

/**
 * A small version of a picture, for facts about its layers once the picture itself is gone: every nth pixel unchanged,
 * since averages would have colours that are not in it. Two bytes each, 256 kB at most.
 */
export interface Sketch extends Size {
  /** Red, green and blue in 5, 6 and 5 bits, row by row. */
  colours: Uint16Array
}

/** Samples a picture, one pixel of each cell of a grid; transparent pixels count as white. */
export function sketchOf({ width, height, data }: Pixels): Sketch {
  const step = Math.ceil(Math.sqrt(Math.max(1, (width * height) / MOST_SAMPLES)))
  const size = { width: Math.ceil(width / step), height: Math.ceil(height / step) }
  const colours = new Uint16Array(size.width * size.height)
  let i = 0
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++) {
      const y = Math.min(height - 1, row * step + ((DOWN * column + row) % step))
      const x = Math.min(width - 1, column * step + ((ACROSS * row + column) % step))
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
