import type { Pixels } from '../../../../src/perception'
import type { Place } from './hits'

/** Colours that few pages have. */
const COLOURS = ['#e0242b', '#f26a00', '#0a9f3c', '#a21caf']
/** Saturated colours that pages have in logos, links and icons. */
const PAGE_COLOURS = [...COLOURS, '#1d5fd6', '#0d9488', '#e6398b', '#f5b301']

/** Colours of the page within this of a colour are like it, of 255 in each channel. */
const ALIKE = 60
/** Reads each n-th pixel. */
const SAMPLE = 7
/** A page has a colour in small amounts when these parts of it are like it. */
const LEAST_SHARED = 0.0003
const MOST_SHARED = 0.01

/** Of the colours things are planted in, the one that the page has least of and that its place has not. */
export function rarestColour(page: Pixels, place: Place): string {
  const parts = COLOURS.map((colour) => partLike(page, colour, place))
  return COLOURS[parts.indexOf(Math.min(...parts))]!
}

/** Of many colours, the one that the page has most of among those in small amounts; null when there is none. */
export function sharedColour(page: Pixels, place: Place): string | null {
  let most = LEAST_SHARED
  let shared: string | null = null
  for (const colour of PAGE_COLOURS) {
    const part = partLike(page, colour, place)
    if (part < most || part > MOST_SHARED) continue
    most = part
    shared = colour
  }
  return shared
}

/** The part of a page that is like a colour; infinite where a place itself is. */
function partLike({ width, data }: Pixels, colour: string, { x, y }: Place): number {
  const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  const isLike = (at: number) => wanted.every((value, k) => Math.abs(data[at + k]! - value) < ALIKE)
  if (isLike(4 * (Math.floor(y) * width + Math.floor(x)))) return Infinity
  let alike = 0
  let count = 0
  for (let at = 0; at < data.length; at += 4 * SAMPLE, count++) if (isLike(at)) alike++
  return alike / count
}
