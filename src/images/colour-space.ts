import { linear } from '../colour'

type Triple = readonly number[]

/** The part of full light, 0–1, that a stored channel, 0–1, stands for. */
type Curve = (channel: number) => number

/** Colours as a file stores them: how much light each channel is, and what red, green and blue are in linear sRGB. */
export interface ColourSpace {
  curves: readonly Curve[]
  primaries: readonly Triple[]
}

/** Linear sRGB of XYZ, a row for each: under D50, as profiles have it, and under sRGB's own D65. */
const FROM_D50 = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427]
]
const FROM_D65 = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252]
]

/** Places of red, green and blue in CIE's diagram: x, y of each. */
export const SRGB = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06]

/** A colour space by the places of its primaries, whose white is sRGB's; with one curve for all channels. */
export function spaceOf(places = SRGB, curve: Curve = linear): ColourSpace {
  const [r, g, b] = [0, 2, 4].map((i) => {
    const [x, y] = [places[i]!, places[i + 1]!]
    return times(FROM_D65, [x / y, 1, (1 - x - y) / y])
  }) as [Triple, Triple, Triple]
  const white = [1, 1, 1]
  const amounts = [volume(white, g, b), volume(r, white, b), volume(r, g, white)]
  const primaries = [r, g, b].map((primary, i) =>
    primary.map((value) => (value * amounts[i]!) / volume(r, g, b))
  )
  return { curves: [curve, curve, curve], primaries }
}

/**
 * Reads an ICC profile, version 2 or 4, of a screen: a curve for each channel and three primaries, or one curve for grey.
 * null for all others, such as those of printers, and for damaged ones.
 */
export function readProfile(profile: Uint8Array): ColourSpace | null {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  const text = (at: number): string => String.fromCharCode(...profile.subarray(at, at + 4))
  const tags = new Map<string, number>()
  const curve = (tag: string): Curve => readCurve(view, tags.get(tag)!)
  try {
    for (let at = 132; at < 132 + 12 * view.getUint32(128); at += 12) {
      tags.set(text(at), view.getUint32(at + 4))
    }
    if (text(16) === 'GRAY') return spaceOf(SRGB, curve('kTRC'))
    if (text(16) !== 'RGB ' || text(20) !== 'XYZ ') return null
    const primaries = ['rXYZ', 'gXYZ', 'bXYZ'].map((tag) =>
      times(FROM_D50, fixedNumbers(view, tags.get(tag)! + 8, 3))
    )
    return { curves: ['rTRC', 'gTRC', 'bTRC'].map(curve), primaries }
  } catch {
    // It ends early, or lacks a part.
    return null
  }
}

/** How many numbers a formula has, by its kind (ICC.1, 10.18). */
const PARAMETERS = [1, 3, 4, 5, 7]

/** A curve by its formula or table (ICC.1, 10.6 and 10.18). Throws where there is none. */
function readCurve(view: DataView, at: number): Curve {
  if (view.getUint32(at) === 0x70617261) {
    const kind = view.getUint16(at + 8)
    const numbers = fixedNumbers(view, at + 12, PARAMETERS[kind]!)
    const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    if (kind > 2) return (x) => (x >= d ? (a * x + b) ** g + e : c * x + f)
    return (x) => Math.max(0, a * x + b) ** g + c
  }
  const count = view.getUint32(at + 8)
  if (view.getUint32(at) !== 0x63757276 || count > 65536) throw new RangeError('This is no curve.')
  const points = Array.from({ length: count }, (_, i) => view.getUint16(at + 12 + 2 * i))
  if (count < 2) return (x) => x ** ((points[0] ?? 256) / 256)
  return (x) => {
    const place = x * (count - 1)
    const below = Math.min(Math.floor(place), count - 2)
    const [from, to] = [points[below]!, points[below + 1]!]
    return (from + (to - from) * (place - below)) / 65535
  }
}

function fixedNumbers(view: DataView, at: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => view.getInt32(at + 4 * i) / 65536)
}

/** Finer than a level of 255 where sRGB is steepest. */
const STEPS = 16383

/** Turns packed RGBA pixels into sRGB in place. False, with the pixels as they were, where they are that already. */
export function toSrgb(pixels: Uint32Array, { curves, primaries }: ColourSpace): boolean {
  const [reds, greens, blues] = curves.map((curve) =>
    Float64Array.from({ length: 256 }, (_, level) => STEPS * curve(level / 255))
  ) as [Float64Array, Float64Array, Float64Array]
  const [r, g, b] = primaries as [Triple, Triple, Triple]
  // Clamped and rounded as it is stored.
  const levels = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, i) => 255 * gamma(i / STEPS))
  const convert = (pixel: number): number => {
    const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]
    let made = pixel & 0xff000000
    for (let i = 0; i < 3; i++) {
      const light = r[i]! * reds[red]! + g[i]! * greens[green]! + b[i]! * blues[blue]!
      made |= levels[Math.max(0, Math.min(STEPS, Math.round(light)))]! << (8 * i)
    }
    return made
  }
  if (PROBES.every((pixel) => isClose(pixel, convert(pixel)))) return false
  // Designs have long runs of one colour.
  let last = 0
  let made = convert(0)
  for (let i = 0; i < pixels.length; i++) {
    if (pixels[i] !== last) made = convert((last = pixels[i]!))
    pixels[i] = made
  }
  return true
}

/** Colours by which a space is compared with sRGB: six levels of each channel. */
const PROBES = Array.from({ length: 216 }, (_, i) => {
  const [r, g, b] = [i % 6, Math.floor(i / 6) % 6, Math.floor(i / 36)]
  return 51 * (r | (g << 8) | (b << 16))
})

/** Whether two colours are one in each channel, within what rounding makes of one. */
function isClose(one: number, other: number): boolean {
  return [0, 8, 16].every((bits) => Math.abs(((one >> bits) & 255) - ((other >> bits) & 255)) <= 1)
}

/** The inverse of `linear`. */
function gamma(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

function times(rows: readonly Triple[], [x, y, z]: Triple): Triple {
  return rows.map((row) => row[0]! * x! + row[1]! * y! + row[2]! * z!)
}

/** The determinant of three columns. */
function volume([a, b, c]: Triple, [d, e, f]: Triple, [g, h, i]: Triple): number {
  return a! * (e! * i! - f! * h!) - b! * (d! * i! - f! * g!) + c! * (d! * h! - e! * g!)
}
