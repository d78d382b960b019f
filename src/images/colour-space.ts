import { linear } from '../colour'

/** Three rows of three numbers. */
type Matrix = readonly number[]

/** The part of full light, 0–1, that a stored channel, 0–1, stands for. */
type Curve = (channel: number) => number

/** Colours as a file stores them: how much light each channel is, and that light in linear sRGB. */
export interface ColourSpace {
  curves: readonly Curve[]
  toLinearSrgb: Matrix
}

/** Places of red, green, blue and white in CIE's diagram: x, y of each. */
export type Chromaticities = readonly number[]

const BRADFORD = [0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296]
/** The white that profiles are written for (ICC.1, 6.3.4.3). */
const D50 = [0.9642, 1, 0.8249]
const SRGB: Chromaticities = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06, 0.3127, 0.329]
const XYZ_TO_SRGB = inverse(toXyz(SRGB))

/** A colour space by its primaries, each channel with the same curve; sRGB's where nothing else is known. */
export function spaceOf(chromaticities = SRGB, curve: Curve = linear): ColourSpace {
  return {
    curves: [curve, curve, curve],
    toLinearSrgb: product(XYZ_TO_SRGB, toXyz(chromaticities))
  }
}

/** Light of the three primaries as XYZ under D50, the white adapted as in profiles (Bradford). */
function toXyz(chromaticities: Chromaticities): Matrix {
  const [red, green, blue, white] = [0, 2, 4, 6].map((i) => {
    const [x, y] = [chromaticities[i]!, chromaticities[i + 1]!]
    return [x / y, 1, (1 - x - y) / y]
  }) as [number[], number[], number[], number[]]
  const primaries = columns(red, green, blue)
  const seen = times(BRADFORD, white)
  const wanted = times(BRADFORD, D50)
  const adapted = product(
    inverse(BRADFORD),
    scaled(BRADFORD, (row) => wanted[row]! / seen[row]!)
  )
  const amounts = times(inverse(primaries), white)
  return product(
    adapted,
    primaries.map((value, i) => value * amounts[i % 3]!)
  )
}

/**
 * Reads an ICC profile, version 2 or 4, of a screen: a curve for each channel and a matrix, or one curve for grey. null for
 * all others, such as those of printers, and for damaged ones.
 */
export function readProfile(profile: Uint8Array): ColourSpace | null {
  try {
    const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
    const text = (at: number): string => String.fromCharCode(...profile.subarray(at, at + 4))
    const tags = new Map(
      Array.from({ length: Math.min(view.getUint32(128), 200) }, (_, i) => {
        const at = 132 + 12 * i
        return [text(at), view.getUint32(at + 4)] as const
      })
    )
    const curve = (tag: string): Curve => readCurve(view, tags.get(tag)!)
    if (text(16) === 'GRAY') return spaceOf(SRGB, curve('kTRC'))
    if (text(16) !== 'RGB ' || text(20) !== 'XYZ ') return null
    const light = ['rXYZ', 'gXYZ', 'bXYZ'].map((tag) =>
      [8, 12, 16].map((at) => view.getInt32(tags.get(tag)! + at) / 65536)
    ) as [number[], number[], number[]]
    return {
      curves: ['rTRC', 'gTRC', 'bTRC'].map(curve),
      toLinearSrgb: product(XYZ_TO_SRGB, columns(...light))
    }
  } catch {
    // It ends early, or lacks a part.
    return null
  }
}

/** Numbers of a parametric curve, by its kind (ICC.1, 10.18). */
const PARAMETERS = [1, 3, 4, 5, 7]

/** A curve by its formula or table (ICC.1, 10.6 and 10.18). Throws where there is none. */
function readCurve(view: DataView, at: number): Curve {
  if (view.getUint32(at) === 0x70617261) {
    const kind = view.getUint16(at + 8)
    const numbers = Array.from(
      { length: PARAMETERS[kind]! },
      (_, i) => view.getInt32(at + 12 + 4 * i) / 65536
    )
    const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    if (kind > 2) return (x) => (x >= d ? (a * x + b) ** g + e : c * x + f)
    return (x) => Math.max(0, a * x + b) ** g + c
  }
  const count = view.getUint32(at + 8)
  if (view.getUint32(at) !== 0x63757276 || count > 65536) throw new RangeError('no curve')
  if (count === 0) return (x) => x
  const points = Array.from({ length: count }, (_, i) => view.getUint16(at + 12 + 2 * i))
  if (count === 1) return (x) => x ** (points[0]! / 256)
  return (x) => {
    const place = x * (count - 1)
    const below = Math.min(Math.floor(place), count - 2)
    const [from, to] = [points[below]!, points[below + 1]!]
    return (from + (to - from) * (place - below)) / 65535
  }
}

/** Finer than a level of 255 where sRGB is steepest. */
const STEPS = 16384

/** Turns packed RGBA pixels into sRGB in place. False, with the pixels as they were, where they are that already. */
export function toSrgb(pixels: Uint32Array, { curves, toLinearSrgb: m }: ColourSpace): boolean {
  const [reds, greens, blues] = curves.map((curve) =>
    Float64Array.from({ length: 256 }, (_, level) => curve(level / 255) * (STEPS - 1))
  ) as [Float64Array, Float64Array, Float64Array]
  // Clamped and rounded as it is stored.
  const encoded = Uint8ClampedArray.from({ length: STEPS }, (_, i) => 255 * gamma(i / (STEPS - 1)))
  const level = (light: number): number =>
    encoded[light <= 0 ? 0 : light >= STEPS - 1 ? STEPS - 1 : Math.round(light)]!
  const convert = (pixel: number): number => {
    const [r, g, b] = [reds[pixel & 255]!, greens[(pixel >> 8) & 255]!, blues[(pixel >> 16) & 255]!]
    const red = level(m[0]! * r + m[1]! * g + m[2]! * b)
    const green = level(m[3]! * r + m[4]! * g + m[5]! * b)
    const blue = level(m[6]! * r + m[7]! * g + m[8]! * b)
    return (pixel & 0xff000000) | (blue << 16) | (green << 8) | red
  }
  if (PROBES.every((pixel) => isClose(pixel, convert(pixel)))) return false
  // Designs have long runs of one colour.
  let last = 0
  let made = convert(0)
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i]!
    if (pixel !== last) made = convert((last = pixel))
    pixels[i] = made
  }
  return true
}

/** Colours by which a space is compared with sRGB. */
const PROBES = Array.from({ length: 216 }, (_, i) =>
  [i % 6, Math.floor(i / 6) % 6, Math.floor(i / 36)].reduce(
    (pixel, n, k) => pixel | ((51 * n) << (8 * k)),
    0
  )
)

/** Whether two colours are one in each channel, within what rounding makes of one. */
function isClose(one: number, other: number): boolean {
  return [0, 8, 16].every((bits) => Math.abs(((one >> bits) & 255) - ((other >> bits) & 255)) <= 1)
}

/** The inverse of `linear`. */
function gamma(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

function columns(one: number[], two: number[], three: number[]): Matrix {
  return [0, 1, 2].flatMap((row) => [one[row]!, two[row]!, three[row]!])
}

function scaled(matrix: Matrix, by: (row: number) => number): Matrix {
  return matrix.map((value, i) => value * by(Math.floor(i / 3)))
}

function times(m: Matrix, v: readonly number[]): number[] {
  return [0, 3, 6].map((row) => m[row]! * v[0]! + m[row + 1]! * v[1]! + m[row + 2]! * v[2]!)
}

function product(one: Matrix, other: Matrix): Matrix {
  const byColumn = [0, 1, 2].map((i) => times(one, [other[i]!, other[i + 3]!, other[i + 6]!]))
  return columns(...(byColumn as [number[], number[], number[]]))
}

/** By cofactors. */
function inverse(m: Matrix): Matrix {
  const minor = (i: number): number => {
    const [row, column] = [Math.floor(i / 3), i % 3]
    const at = (down: number, across: number): number =>
      m[3 * ((row + down) % 3) + ((column + across) % 3)]!
    return at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1)
  }
  const determinant = m[0]! * minor(0) + m[1]! * minor(1) + m[2]! * minor(2)
  return [0, 3, 6, 1, 4, 7, 2, 5, 8].map((i) => minor(i) / determinant)
}
