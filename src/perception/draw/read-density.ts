import { plane, type Plane } from '../see/plane'
import { fitSide } from '../see/size'
import { gaussianBlur } from '../see/gaussian-blur'
import { largest, mean, smallest, sumToOne } from '../see/statistics'
import { type MapMeaning, OWN_STYLES } from './map-style'
import type { Pixels } from '../../images/pixels'
import { inkOf, shrinkRgba, type RgbaPlanes } from './shrink-rgba'
import { type MapReading, type MapValues, readOwnMap } from './read-own-map'

/** A density (at least 0 everywhere, summing to 1) and how it was read; none where it is unreadable. */
export type DensityReading =
  | { density: Plane; reading: MapReading }
  | { density: null; reading: MapReading & { method: 'unreadable' } }

/** Longest side of the grid that densities are read on. */
const MOST_SIDE = 640
/** Levels of 255 that compression may move an even colour by. */
const EVEN = 3
/** Levels that the opacity must vary by to say something. */
const VARIES = 12
/** Largest roughness of a density: measured ones reach 0.07, photographs and advertisements begin at 0.2. */
const MOST_ROUGHNESS = 0.18

/**
 * Reads the density that a map picture shows, on a grid of its shape with at most 640 cells on the longer
 * side. Exact for maps drawn by Glance; for others by opacity or brightness, taken to be in proportion to
 * the density. Colours alone are not read: their scale is not known. A heat map already laid over its
 * screenshot, and anything else that is not surely a map alone, is unreadable, too.
 */
export function readDensity(pixels: Pixels, meaning: MapMeaning): DensityReading {
  const size = fitSide(pixels, MOST_SIDE)
  const picture = shrinkRgba(pixels, size)
  if (isEven(picture)) return unreadable('even')
  const own = readOwnMap(pixels, size, OWN_STYLES[meaning])
  if (own) return densityOf(own)
  const read = range(picture.a) > VARIES ? readOpacity(picture) : readGrey(picture)
  if (!read) return unreadable('colours')
  if (roughness(read.values) > MOST_ROUGHNESS) {
    return unreadable('rough')
  }
  return densityOf(read)
}

function densityOf({ values, reading }: MapValues): DensityReading {
  if (!(largest(values.data) > 0)) return unreadable('empty')
  return { density: { ...values, data: sumToOne(values.data) }, reading }
}

function unreadable(name: 'even' | 'colours' | 'rough' | 'empty'): DensityReading {
  return { density: null, reading: { method: 'unreadable', name, error: 1 } }
}

function range(values: Float32Array): number {
  return largest(values) - smallest(values)
}

function isEven({ r, g, b, a }: RgbaPlanes): boolean {
  const drawn = (channel: Float32Array) => channel.map((level, i) => (level * a[i]!) / 255)
  return range(a) <= EVEN && [r, g, b].every((channel) => range(drawn(channel)) <= EVEN)
}

/** Blur as a share of the root of the area, and its least radius in pixels. */
const BLUR = 0.0125
const LEAST_BLUR = 1.5

/**
 * How much of a picture's variation is fine detail: root mean square of what a slight blur takes away,
 * over the standard deviation. Densities are smooth, designs and noise are not. 0 where all is alike.
 */
function roughness(values: Plane): number {
  const { data, width, height } = values
  const blurred = gaussianBlur(values, Math.max(LEAST_BLUR, BLUR * Math.sqrt(width * height))).data
  const middle = mean(data)
  let fine = 0
  let all = 0
  for (let i = 0; i < data.length; i++) {
    fine += (data[i]! - blurred[i]!) ** 2
    all += (data[i]! - middle) ** 2
  }
  return all > 0 ? Math.sqrt(fine / all) : 0
}

/** Levels that grey pixels may differ from grey by, root mean square. */
const GREY_TOLERANCE = 2.5

/**
 * Values of a grey picture of even opacity, from its brightness: bright means much, see `turnUpright`.
 * Null for a picture in colours: which of them mean much, it does not say.
 */
function readGrey(picture: RgbaPlanes): MapValues | null {
  const deviation = greyDeviation(picture)
  if (deviation > GREY_TOLERANCE) return null
  const values = plane(picture.width, picture.height)
  values.data = picture.g.map((level) => level / 255)
  return {
    values: turnUpright(values),
    reading: { method: 'grey', name: 'grey', error: deviation / 255 }
  }
}

/** Root mean square distance of the colours from grey, in levels. */
function greyDeviation({ r, g, b }: RgbaPlanes): number {
  let squares = 0
  for (let i = 0; i < r.length; i++) {
    const grey = (r[i]! + g[i]! + b[i]!) / 3
    squares += (r[i]! - grey) ** 2 + (g[i]! - grey) ** 2 + (b[i]! - grey) ** 2
  }
  return Math.sqrt(squares / r.length)
}

/** Levels that a colour may vary by and still be one colour, root mean square. */
const ONE_COLOUR = 8
/** Levels that the colours of pixels with the same alpha may vary by. */
const FOLLOWS_ALPHA = 10
/** A colour whose channels lie this close together is neutral: black, grey or white. */
const NEUTRAL = 40

/**
 * Values of a picture whose opacity varies. One neutral colour is a veil or fog that hides what is not
 * seen: less opacity is more. One other colour, or colours that follow the opacity, are a tint: more opacity
 * is more. Null where pixels of the same opacity have different colours.
 */
function readOpacity(picture: RgbaPlanes): MapValues | null {
  const { colour, deviation, deviationByAlpha } = inkOf(picture)
  const isNeutral = Math.max(...colour) - Math.min(...colour) < NEUTRAL
  if (deviation <= ONE_COLOUR && isNeutral) return readVeil(picture, deviation / 255)
  if (deviationByAlpha > FOLLOWS_ALPHA) return null
  return {
    values: opacity(picture),
    reading: { method: 'alpha', name: 'opacity', error: deviationByAlpha / 255 }
  }
}

function readVeil(picture: RgbaPlanes, error: number): MapValues {
  const most = largest(picture.a)
  const { data, ...size } = opacity(picture)
  const values = { ...size, data: data.map((alpha) => 1 - (255 * alpha) / most) }
  return { values: turnUpright(values), reading: { method: 'alpha', name: 'veil', error } }
}

function opacity({ width, height, a }: RgbaPlanes): Plane {
  return { width, height, data: a.map((alpha) => alpha / 255) }
}

/** More than this of the range on average is too much for a density. */
const MOST_MEAN = 0.75

/**
 * Turns values (0–1) round when they lie the wrong way. Some pictures do not say which end means much:
 * bright is taken for much, and opacity for little when its colour is neutral. That is turned round where
 * it would make almost the whole picture a peak: people look at a small part of what they see, so a density
 * lies far below its peak in most places (at 0.28 of it on average or less, on all pictures measured).
 */
function turnUpright(values: Plane): Plane {
  if (mean(values.data) < MOST_MEAN) return values
  return { ...values, data: values.data.map((value) => 1 - value) }
}
