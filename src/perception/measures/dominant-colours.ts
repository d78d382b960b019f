import { labOf } from '../colour/lab'
import type { Pixels } from '../pixels'
import { plane } from '../plane'
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
interface Bin {
  count: number
  rgb: readonly [number, number, number]
  lab: readonly [number, number, number]
}

/**
 * The colours that fill most of a picture: the fullest bins of RGB space, each with its neighbours. Pixels are
 * taken as they are, since averaged ones would have colours that are not in the picture.
 */
export function* dominantColours(pixels: Pixels): Steps<DominantColour[]> {
  const bins = yield* fill(pixels)
  const all = bins.reduce((sum, { count }) => sum + count, 0)
  let rest = bins.sort((one, other) => other.count - one.count)
  const colours: DominantColour[] = []
  while (rest.length > 0 && colours.length < MOST_COLOURS) {
    const core = rest[0]!
    const left = rest.filter((bin) => !isNear(bin, core))
    const count = (list: Bin[]) => list.reduce((sum, bin) => sum + bin.count, 0)
    colours.push({ hex: hexOf(core), share: (count(rest) - count(left)) / all })
    rest = left
  }
  return colours
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share)
}

function isNear({ lab: [l, a, b] }: Bin, { lab: [coreL, coreA, coreB] }: Bin): boolean {
  return (l - coreL) ** 2 + (a - coreA) ** 2 + (b - coreB) ** 2 <= SAME_COLOUR ** 2
}

/** Bins that hold something. */
function* fill({ width, height, data }: Pixels): Steps<Bin[]> {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / SAMPLES)))
  const sums = new Uint32Array(BINS * 4)
  for (let y = 0; y < height; y += step) addRow(data, y * width * 4, width, step, sums)
  yield
  const used = Array.from({ length: BINS }, (_, bin) => bin).filter((bin) => sums[bin * 4]! > 0)
  const [r, g, b] = [1, 2, 3].map((channel) => {
    const means = plane(used.length, 1)
    used.forEach((bin, i) => (means.data[i] = sums[bin * 4 + channel]! / sums[bin * 4]!))
    return means
  }) as [ReturnType<typeof plane>, ReturnType<typeof plane>, ReturnType<typeof plane>]
  const lab = yield* labOf({ r, g, b })
  return used.map((bin, i) => ({
    count: sums[bin * 4]!,
    rgb: [r.data[i]!, g.data[i]!, b.data[i]!],
    lab: [lab.l.data[i]!, lab.a.data[i]!, lab.b.data[i]!]
  }))
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
    const part = data[at + 3]! / OPAQUE
    const r = OPAQUE + Math.round(part * (data[at]! - OPAQUE))
    const g = OPAQUE + Math.round(part * (data[at + 1]! - OPAQUE))
    const b = OPAQUE + Math.round(part * (data[at + 2]! - OPAQUE))
    const bin = 4 * ((level(r) << (2 * BITS)) | (level(g) << BITS) | level(b))
    sums[bin]! += 1
    sums[bin + 1]! += r
    sums[bin + 2]! += g
    sums[bin + 3]! += b
  }
}

const level = (value: number) => value >> (8 - BITS)

function hexOf({ rgb }: Bin): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
