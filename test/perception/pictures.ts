import { type Medium, perceive, type Pixels, runToEnd } from '../../src/perception'
import { numbersFrom } from '../support/numbers'

export type Colour = readonly [r: number, g: number, b: number, a?: number]

export const WHITE: Colour = [255, 255, 255]
export const GREY: Colour = [128, 128, 128]

/** A picture of pixels by place. */
export function picture(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  let at = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const colour = colourAt(x, y)
      data[at] = colour[0]
      data[at + 1] = colour[1]
      data[at + 2] = colour[2]
      data[at + 3] = colour[3] ?? 255
    }
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
  const next = numbersFrom(seed)
  const level = () => Math.floor(256 * next())
  return picture(width, height, () => [level(), level(), level()])
}

export const perceived = (pixels: Pixels, medium: Medium = 'generic') =>
  runToEnd(perceive(pixels, { medium }))

export const sum = (values: Iterable<number>) => {
  let total = 0
  for (const value of values) total += value
  return total
}
