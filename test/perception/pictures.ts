import { perceive, runToEnd } from '../../src/perception'
import type { Medium, Pixels } from '../../src/perception'

export type Colour = readonly [r: number, g: number, b: number, a?: number]

export const WHITE: Colour = [255, 255, 255]
export const GREY: Colour = [128, 128, 128]

/** A picture whose pixels are told by place. */
export function picture(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const [r, g, b, a = 255] = colourAt(i % width, Math.floor(i / width))
    data.set([r, g, b, a], i * 4)
  }
  return { width, height, data }
}

/** An even ground with a square of another colour, given by its corner and side. */
export function square(
  size: number,
  x: number,
  y: number,
  side: number,
  ink: Colour,
  ground: Colour
) {
  return picture(size, size, (px, py) =>
    px >= x && px < x + side && py >= y && py < y + side ? ink : ground
  )
}

/** Pictures full of detail, the same every time. */
export function noise(width: number, height: number, seed = 1): Pixels {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 24
  }
  return picture(width, height, () => [next(), next(), next()])
}

export const perceived = (pixels: Pixels, medium: Medium = 'generic') =>
  runToEnd(perceive(pixels, { medium }))

export const sum = (values: Iterable<number>) => {
  let total = 0
  for (const value of values) total += value
  return total
}
