import { seenWithin } from '../../../src/order/seen'
import { focus, type Medium, perceive, type Pixels, runToEnd } from '../../../src/perception'
import { resizeSmooth } from '../../../src/perception/see/resize'
import type { Plane } from '../../../src/perception/see/plane'
import { FACE_NETWORK } from '../perception/face-network'

/** What the engine says of one version of a design. */
export interface EngineReading {
  clarity: number
  excitingness: number
  focus: number
  /** Attention shares (0–1) of `REGIONS`, in order. */
  shares: number[]
  /** Parts of the viewers (0–1) who see them within two seconds. */
  seen: number[]
  /** Attention density at a size that all versions share. */
  density: Plane
}

/** Regions of the sizes that layers have, in nine places each: x, y, width, height as parts of the picture. */
const REGIONS = [0.01, 0.02, 0.05, 0.1, 0.2].flatMap((area) => {
  const side = Math.sqrt(area)
  const starts = [0.05, 0.5, 0.95].map((part) => part * (1 - side))
  return starts.flatMap((y) => starts.map((x) => [x, y, side, side] as const))
})
const COMMON = { width: 192, height: 192 }

export function readingOf(pixels: Pixels, medium: Medium): EngineReading {
  const seen = runToEnd(perceive(pixels, { medium, faces: FACE_NETWORK }))
  const { width, height, attention, perception } = seen
  const density = { width, height, data: attention }
  const shares = REGIONS.map((region) => share(density, region))
  const first = REGIONS.map((region) => share({ ...density, data: perception }, region))
  return {
    clarity: seen.clarity.score,
    excitingness: seen.excitingness.score,
    focus: focus(attention),
    shares,
    seen: REGIONS.map(([, , wide, high], i) =>
      seenWithin({ area: wide * high, attention: shares[i]!, perception: first[i]! })!
    ),
    density: summingToOne(resizeSmooth(density, COMMON.width, COMMON.height))
  }
}

/** What lies in a region; cells at its border count by the part that is inside. */
function share({ width, height, data }: Plane, [x, y, w, h]: (typeof REGIONS)[number]): number {
  const across = covers(width, x, w)
  const down = covers(height, y, h)
  return data.reduce(
    (sum, value, i) => sum + value * across[i % width]! * down[Math.floor(i / width)]!,
    0
  )
}

function covers(cells: number, from: number, length: number): number[] {
  return Array.from({ length: cells }, (_, i) =>
    Math.max(0, Math.min(i + 1, (from + length) * cells) - Math.max(i, from * cells))
  )
}

function summingToOne({ width, height, data }: Plane): Plane {
  const total = data.reduce((sum, value) => sum + value, 0)
  return { width, height, data: data.map((value) => value / total) }
}
