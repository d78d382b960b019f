import { seenWithin } from '../../../src/order/seen'
import {
  boxShares,
  focus,
  type Medium,
  perceive,
  type Pixels,
  runToEnd
} from '../../../src/perception'
import { resize } from '../../../src/perception/see/resize'
import type { Plane } from '../../../src/perception/see/plane'
import { NETWORKS } from '../perception/networks'

/** What the engine says of one version of a design. */
export interface EngineReading {
  clarity: number
  excitingness: number
  focus: number
  /** Parts of the viewers (0–1) who see each of `REGIONS` within two seconds. */
  seen: number[]
  /** Attention density at a size that all versions share. */
  density: Plane
}

/** Regions of the sizes that layers have, in nine places each, as parts of the picture. */
const REGIONS = [0.01, 0.02, 0.05, 0.1, 0.2].flatMap((area) => {
  const side = Math.sqrt(area)
  const starts = [0.05, 0.5, 0.95].map((part) => part * (1 - side))
  return starts.flatMap((y) => starts.map((x) => ({ x, y, width: side, height: side })))
})
const COMMON = { width: 192, height: 192 }

export function readingOf(pixels: Pixels, medium: Medium): EngineReading {
  const seen = runToEnd(perceive(pixels, { medium, networks: NETWORKS }))
  const { width, height, attention } = seen
  const density = { width, height, data: attention }
  return {
    clarity: seen.clarity.score,
    excitingness: seen.excitingness.score,
    focus: focus(attention),
    seen: boxShares(REGIONS, { width: 1, height: 1 }, seen).map((region) => seenWithin(region)!),
    density: summingToOne(resize(density, COMMON))
  }
}

function summingToOne({ width, height, data }: Plane): Plane {
  const total = data.reduce((sum, value) => sum + value, 0)
  return { width, height, data: data.map((value) => value / total) }
}
