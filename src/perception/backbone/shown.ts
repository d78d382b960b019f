import type { Rgb } from '../see/lab'
import type { Size } from '../see/size'

export const COLOURS = 3

/** Pixels that the backbone sees of a picture. */
const AREA = 512 * 384
/** Sides of what it sees are multiples of this: it halves them four times. */
const CELL = 16

/** The size that a picture is seen in, whatever its own: in whole cells. */
export function sizeSeen({ width, height }: Size): Size {
  const scale = Math.sqrt(AREA / (width * height))
  const whole = (side: number): number => Math.max(2, Math.round((side * scale) / CELL)) * CELL
  return { width: whole(width), height: whole(height) }
}

/** Puts colours, sRGB from -1 to 1, before a right and a lower edge of zeros. */
export function fill(numbers: Float32Array, { r, g, b }: Rgb): void {
  const { width, height } = r
  const line = (width + 1) * COLOURS
  numbers.fill(0, 0, line * (height + 1))
  for (const [channel, { data }] of [r, g, b].entries()) {
    for (let y = 0; y < height; y++) {
      let at = y * line + channel
      for (let i = y * width; i < (y + 1) * width; i++, at += COLOURS) {
        numbers[at] = data[i]! / 127.5 - 1
      }
    }
  }
}
