import { labOf } from '../colour/lab'
import type { Lab } from '../colour/lab'
import type { Rgb } from '../colour/rgb'
import type { Pixels } from '../pixels'
import { plane } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import type { DominantColour } from './measures'

/** Pixels that are looked at, about: of a large picture those on a regular grid. */
const SAMPLES = 256 * 256
const MOST_COLOURS = 5
const LEAST_SHARE = 0.004
/** CIELAB distance within which colours count as one. */
const SAME_COLOUR = 18
const BITS = 5
const BINS = 1 << (3 * BITS)
const OPAQUE = 255

/** Pixels of nearly one colour: how many, and their means in sRGB (0–255) and CIELAB. */
interface Bins {
  counts: Uint32Array
  rgb: Rgb
  lab: Lab
}

/**
 * The colours that fill most of a picture: the fullest bins of RGB space, each with its neighbours. Pixels are
 * taken as they are, since averaged ones would have colours that are not in the picture.
 */
export function* dominantColours(pixels: Pixels): Steps<DominantColour[]> {
  const { counts, rgb, lab } = yield* fill(pixels)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const colours: DominantColour[] = []
  while (colours.length < MOST_COLOURS) {
    const core = fullest(counts)
    if (core < 0) break
    const hex = hexOf(rgb, core)
    colours.push({ hex, share: takeNear(counts, lab.l.data, lab.a.data, lab.b.data, core) / all })
  }
  return colours
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share)
}

/** The first of the fullest bins, -1 when all are empty. */
function fullest(counts: Uint32Array): number {
  let most = 0
  let at = -1
  for (let i = 0; i < counts.length; i++) {
    if (counts[i]! <= most) continue
    most = counts[i]!
    at = i
  }
  return at
}

/** Empties the bins near one and returns how many pixels they held. */
function takeNear(
  counts: Uint32Array,
  l: Float32Array,
  a: Float32Array,
  b: Float32Array,
  core: number
): number {
  const coreL = l[core]!
  const coreA = a[core]!
  const coreB = b[core]!
  let taken = 0
  for (let i = 0; i < counts.length; i++) {
    const dl = l[i]! - coreL
    const da = a[i]! - coreA
    const db = b[i]! - coreB
    if (dl * dl + da * da + db * db > SAME_COLOUR * SAME_COLOUR) continue
    taken += counts[i]!
    counts[i] = 0
  }
  return taken
}

/** Bins that hold something. */
function* fill({ width, height, data }: Pixels): Steps<Bins> {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / SAMPLES)))
  const sums = new Uint32Array(BINS * 4)
  for (let y = 0; y < height; y += step) addRow(data, y * width * 4, width, step, sums)
  yield
  const used = usedBins(sums)
  const counts = new Uint32Array(used.length)
  for (let i = 0; i < used.length; i++) counts[i] = sums[used[i]! * 4]!
  const rgb = { r: means(sums, used, 1), g: means(sums, used, 2), b: means(sums, used, 3) }
  return { counts, rgb, lab: yield* labOf(rgb) }
}

function usedBins(sums: Uint32Array): Uint16Array {
  const used = new Uint16Array(BINS)
  let count = 0
  for (let bin = 0; bin < BINS; bin++) if (sums[bin * 4]! > 0) used[count++] = bin
  return used.subarray(0, count)
}

/** The mean of a channel, 1–3, in each used bin. */
function means(sums: Uint32Array, used: Uint16Array, channel: number): Plane {
  const result = plane(used.length, 1)
  for (let i = 0; i < used.length; i++) {
    const at = used[i]! * 4
    result.data[i] = sums[at + channel]! / sums[at]!
  }
  return result
}

/** Adds every `step`th pixel of a row, laid over white, to its bin: count, red, green, blue. */
function addRow(
  data: Pixels['data'],
  start: number,
  width: number,
  step: number,
  sums: Uint32Array
): void {
  for (let at = start; at < start + width * 4; at += step * 4) {
    const alpha = data[at + 3]!
    const r = overWhite(data[at]!, alpha)
    const g = overWhite(data[at + 1]!, alpha)
    const b = overWhite(data[at + 2]!, alpha)
    const bin = 4 * ((level(r) << (2 * BITS)) | (level(g) << BITS) | level(b))
    sums[bin]! += 1
    sums[bin + 1]! += r
    sums[bin + 2]! += g
    sums[bin + 3]! += b
  }
}

function overWhite(value: number, alpha: number): number {
  if (alpha === OPAQUE) return value
  return OPAQUE + Math.round((alpha / OPAQUE) * (value - OPAQUE))
}

const level = (value: number) => value >> (8 - BITS)

function hexOf({ r, g, b }: Rgb, bin: number): string {
  const two = ({ data }: Plane) => Math.round(data[bin]!).toString(16).padStart(2, '0')
  return `#${two(r)}${two(g)}${two(b)}`
}
