import type { Lab } from '../colour/lab'
import type { Rgb } from '../colour/rgb'
import type { DominantColour } from './measures'

/** Every third pixel is looked at. */
const STRIDE = 3
const MOST_COLOURS = 5
const LEAST_SHARE = 0.004
/** CIELAB distance within which colours count as one. */
const SAME_COLOUR = 18
const BITS = 5
const BINS = 1 << (3 * BITS)

interface Bin {
  count: number
  r: number
  g: number
  b: number
  lab: [number, number, number]
}

/** The colours that fill most of a picture: the fullest bins of RGB space, each with its neighbours. */
export function dominantColours(rgb: Rgb, lab: Lab): DominantColour[] {
  const bins = fill(rgb, lab).sort((one, other) => other.count - one.count)
  const colours: DominantColour[] = []
  let rest = bins
  while (rest.length > 0 && colours.length < MOST_COLOURS) {
    const [core] = rest as [Bin]
    const [coreL, coreA, coreB] = core.lab
    const isNear = ({ lab: [l, a, b] }: Bin) =>
      (l - coreL) ** 2 + (a - coreA) ** 2 + (b - coreB) ** 2 <= SAME_COLOUR ** 2
    const near = rest.filter(isNear)
    const count = near.reduce((sum, bin) => sum + bin.count, 0)
    colours.push({ hex: hexOf(core), share: count / Math.ceil(rgb.r.data.length / STRIDE) })
    rest = rest.filter((bin) => !isNear(bin))
  }
  return colours
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share)
}

/** Bins that hold something, with the means of what they hold. */
function fill({ r, g, b }: Rgb, lab: Lab): Bin[] {
  const counts = new Uint32Array(BINS)
  const sums = new Float64Array(BINS * 6)
  const channels = [r, g, b, lab.l, lab.a, lab.b]
  for (let i = 0; i < r.data.length; i += STRIDE) {
    const bin = (level(r.data[i]!) << (2 * BITS)) | (level(g.data[i]!) << BITS) | level(b.data[i]!)
    counts[bin]!++
    for (let c = 0; c < 6; c++) sums[bin * 6 + c]! += channels[c]!.data[i]!
  }
  const bins: Bin[] = []
  for (let bin = 0; bin < BINS; bin++) {
    const count = counts[bin]!
    if (count === 0) continue
    const at = (channel: number) => sums[bin * 6 + channel]! / count
    bins.push({ count, r: at(0), g: at(1), b: at(2), lab: [at(3), at(4), at(5)] })
  }
  return bins
}

const level = (value: number) => Math.min(255, value) >> (8 - BITS)

function hexOf({ r, g, b }: Bin): string {
  const two = (value: number) => Math.round(value).toString(16).padStart(2, '0')
  return `#${two(r)}${two(g)}${two(b)}`
}
