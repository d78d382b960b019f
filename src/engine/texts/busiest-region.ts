import type { Measured } from './measured'

/** A region is busier than the rest from so many times the mean on. */
const BUSIER = 1.2

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
