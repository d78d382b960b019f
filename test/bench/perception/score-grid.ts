import type { Size } from '../../../src/perception/see/size'

/** Cells on the longer side of the grid that every map is scored on, so that resolution favours no model. */
const SIDE = 128
const LEAST_SIDE = 8

/** The grid of a picture of this size. */
export function scoreGrid({ width, height }: Size): Size {
  const scale = SIDE / Math.max(width, height)
  const cells = (length: number): number => Math.max(LEAST_SIDE, Math.round(length * scale))
  return { width: cells(width), height: cells(height) }
}
