import { layersOf } from './ranks'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'

/** A region is busier than the rest from so many times the mean on. */
const BUSIER = 1.2
/** A layer lies in a region with more than this part of its box, or when it fills as much of the region. */
const MOST = 0.5
/** Part of the picture. */
const REGION_AREA = 1 / 9

export interface BusiestRegion {
  /** Place in the row-by-row list of nine. */
  region: number
  /** 0–1, as on the clutter map. */
  clutter: number
  /** Mean of all nine. */
  mean: number
}

/** Where clutter gathers; null when no region is much busier than the others. */
export function busiestRegion({ regions }: Measured): BusiestRegion | null {
  const mean = regions.reduce((sum, { clutter }) => sum + clutter, 0) / regions.length
  const clutter = Math.max(...regions.map((each) => each.clutter))
  if (!(mean > 0) || clutter < BUSIER * mean) return null
  return { region: regions.findIndex((each) => each.clutter === clutter), clutter, mean }
}

/** The layers that lie for the most part in a region, or fill most of it, largest first. */
export function layersInRegion(region: number, measured: Measured): MeasuredLayer[] {
  const [left, top] = [(region % 3) / 3, Math.floor(region / 3) / 3]
  return layersOf(measured)
    .filter(({ box }) => {
      const width = overlap(box.x, box.width, left)
      const height = overlap(box.y, box.height, top)
      return width * height > MOST * Math.min(box.width * box.height, REGION_AREA)
    })
    .sort((one, other) => other.area - one.area)
}

/** How much of a side lies in the third of the picture that starts at `edge`. */
function overlap(start: number, side: number, edge: number): number {
  return Math.max(0, Math.min(start + side, edge + 1 / 3) - Math.max(start, edge))
}
