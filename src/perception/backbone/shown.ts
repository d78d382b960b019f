import type { Rgb } from '../see/lab'
import { resizeArea, resizeSmooth } from '../see/resize'
import type { Plane } from '../see/plane'
import type { Size } from '../see/size'
import type { Steps } from '../see/steps'

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

/** The colours of a picture in another size. */
export function* resized({ r, g, b }: Rgb, { width, height }: Size): Steps<Plane[]> {
  const colours: Plane[] = []
  for (const plane of [r, g, b]) {
    const small = resizeArea(plane, Math.min(width, plane.width), Math.min(height, plane.height))
    colours.push(resizeSmooth(small, width, height))
    yield
  }
  return colours
}

/** Puts colours, sRGB from -1 to 1, before a right and a lower edge of zeros. */
export function fill(numbers: Float32Array, colours: readonly Plane[]): void {
  const { width, height } = colours[0]!
  const line = (width + 1) * COLOURS
  numbers.fill(0, 0, line * (height + 1))
  for (const [channel, { data }] of colours.entries()) {
    for (let y = 0; y < height; y++) {
      let at = y * line + channel
      for (let i = y * width; i < (y + 1) * width; i++, at += COLOURS) {
        numbers[at] = data[i]! / 127.5 - 1
      }
    }
  }
}
