import { type Colour, picture, sum } from '../pictures'

const SIZE = { width: 480, height: 320 }
export const RADIUS = 16
export const RED: Colour = [214, 30, 40]
export const LIGHT = { ground: [255, 255, 255], ink: [40, 40, 40] } as const
export const DARK = { ground: [20, 22, 28], ink: [220, 224, 230] } as const

/** Centre in picture pixels. */
export type Place = readonly [x: number, y: number]
export const LOW: Place = [400, 270]
export const HIGH: Place = [100, 60]

const isOn = (x: number, y: number, [left, top]: Place, radius = RADIUS): boolean =>
  (x - left) ** 2 + (y - top) ** 2 < radius * radius

/** A page of lines of text with discs on it, around which the text leaves room. */
export function page(
  discs: readonly Place[],
  disc = RED,
  { ground, ink }: { ground: Colour; ink: Colour } = LIGHT
) {
  return picture(SIZE.width, SIZE.height, (x, y) => {
    if (discs.some((place) => isOn(x, y, place))) return disc
    if (discs.some((place) => isOn(x, y, place, 1.6 * RADIUS))) return ground
    const isText = x > 40 && x < 440 && y % 20 < 7 && x % 6 < 2 && (x >> 3) % 7 > 0
    return isText ? ink : ground
  })
}

/** A page's density on its grid. */
export interface OnGrid {
  width: number
  height: number
  density: Float32Array
}

/** The part of a page's density within a disc of twice the radius. */
export function shareAt({ width, height, density }: OnGrid, place: Place): number {
  const across = SIZE.width / width
  const down = SIZE.height / height
  return sum(
    density.filter((_, i) =>
      isOn(((i % width) + 0.5) * across, (Math.floor(i / width) + 0.5) * down, place, 2 * RADIUS)
    )
  )
}
