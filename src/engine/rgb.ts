import { type Box, isEmpty } from '../perception/see/box'
import { overWhite } from '../perception/see/pixels'
import { contrastRatio, type LabColour, labColour, labDistance } from '../colour'
import type { Pixels } from '../perception'
import type { Hex } from '../file'

/** sRGB, 0–255. */
export type Rgb = readonly [r: number, g: number, b: number]
export const BLACK: Rgb = [0, 0, 0]
export const WHITE: Rgb = [255, 255, 255]

export function toHex(colour: Rgb): Hex {
  const digits = colour.map((level) => Math.round(level).toString(16).padStart(2, '0'))
  return `#${digits.join('')}`.toUpperCase()
}

export function fromHex(hex: Hex): Rgb {
  const level = (at: number): number => parseInt(hex.slice(at, at + 2), 16)
  return [level(1), level(3), level(5)]
}

function toLab([r, g, b]: Rgb): LabColour {
  return labColour(r / 255, g / 255, b / 255)
}

/** How far apart two colours look: their distance in CIELAB. */
export function distance(one: Rgb, other: Rgb): number {
  return labDistance(toLab(one), toLab(other))
}

export function chroma(colour: Rgb): number {
  const [, a, b] = toLab(colour)
  return Math.hypot(a, b)
}

/** Contrast as in WCAG 2.2: 1 (the same) to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  return contrastRatio(toLab(one)[0], toLab(other)[0])
}

/** Most pixels whose colours are counted; larger boxes are sampled evenly. */
const MOST_COUNTED = 4096
const SAME_LEVEL = 6

/** The whole px that lie in a box, and in the picture. */
export function wholePixels(box: Box, { width, height }: { width: number; height: number }): Box {
  return {
    left: Math.max(0, Math.round(box.left)),
    top: Math.max(0, Math.round(box.top)),
    right: Math.min(width, Math.round(box.right)),
    bottom: Math.min(height, Math.round(box.bottom))
  }
}

/** Some of the pixels in a box that `counts` accepts, spread over all of it, as they look over white. */
export function coloursIn(
  { width, height, data }: Pixels,
  box: Box,
  counts: (x: number, y: number) => boolean = () => true
): Rgb[] {
  const { left, top, right, bottom } = wholePixels(box, { width, height })
  const found: Rgb[] = []
  if (isEmpty({ left, top, right, bottom })) return found
  const step = Math.ceil(Math.sqrt(((right - left) * (bottom - top)) / MOST_COUNTED))
  for (let y = top; y < bottom; y += step) {
    for (let x = left + ((y - top) % step); x < right; x += step) {
      if (!counts(x, y)) continue
      const at = 4 * (y * width + x)
      const level = (channel: number): number => overWhite(data[at + channel]!, data[at + 3]!)
      found.push([level(0), level(1), level(2)])
    }
  }
  return found
}

/** The colour that most of some pixels have, and the part of them that has it; null where there are none. */
export function commonColour(colours: readonly Rgb[]): { colour: Rgb; part: number } | null {
  const counts = new Map<number, number>()
  for (const [r, g, b] of colours) {
    const word = (r << 16) | (g << 8) | b
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  if (most === undefined) return null
  const colour: Rgb = [most[0] >> 16, (most[0] >> 8) & 255, most[0] & 255]
  const alike = colours.filter((other) => isAlike(other, colour)).length
  return { colour, part: alike / colours.length }
}

/** The median of some colours, channel by channel; white where there are none. */
export function medianColour(colours: readonly Rgb[]): Rgb {
  const middle = (channel: 0 | 1 | 2): number =>
    Uint8Array.from(colours, (colour) => colour[channel]).sort()[colours.length >> 1] ?? 255
  return [middle(0), middle(1), middle(2)]
}

/** Levels by which the colours of a gradient differ from their median at most; those of a picture differ more. */
export const SHADES = 56
/** Least part of a gradient that does. */
const MOSTLY = 0.95

/** The median colour of a gradient's pixels; null where they show something else. */
export function medianShade(colours: readonly Rgb[]): Rgb | null {
  const middle = medianColour(colours)
  const near = colours.filter((colour) => levelsBetween(colour, middle) <= SHADES)
  return colours.length > 0 && near.length >= MOSTLY * colours.length ? middle : null
}

export function levelsBetween(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** Whether two pixels have the same colour: exports are not quite even. */
export function isAlike(one: Rgb, other: Rgb): boolean {
  return one.every((level, i) => Math.abs(level - other[i]!) <= SAME_LEVEL)
}

/** The same picture in memory of its own: a Node Buffer's slice would share it. */
export function copyOf({ width, height, data }: Pixels): Pixels {
  return { width, height, data: new Uint8ClampedArray(data) }
}

/** Whether the middle of a pixel lies in a box. */
export function isPixelIn({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x + 0.5 >= left && x + 0.5 < right && y + 0.5 >= top && y + 0.5 < bottom
}

/** Copies a box of whole px of a picture to a place in another one of its size; what lies outside is left out. */
export function copyBox(
  { width, height, data }: Pixels,
  { left, top, right, bottom }: Box,
  to: Pixels,
  place: Pick<Box, 'left' | 'top'>
): void {
  const skip = Math.max(0, -left, -place.left)
  const across = Math.min(right - left, width - left, width - place.left) - skip
  if (across <= 0) return
  for (let y = Math.max(top, 0, top - place.top); y < Math.min(bottom, height); y++) {
    const [row, from] = [place.top + y - top, 4 * (y * width + left + skip)]
    if (row >= height) return
    to.data.set(data.subarray(from, from + 4 * across), 4 * (row * width + place.left + skip))
  }
}
