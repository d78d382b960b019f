import type { Size } from '../../../src/perception/see/size'
import { resizeArea, resizeSmooth } from '../../../src/perception/see/resize'
import type { Plane } from '../../../src/perception/see/plane'

/** Cells on the longer side of the grid that every map is scored on, so that resolution favours no model. */
const SIDE = 128
const LEAST_SIDE = 8

/** The grid of a picture of this size. */
export function scoreGrid({ width, height }: Size): Size {
  const scale = SIDE / Math.max(width, height)
  const cells = (length: number): number => Math.max(LEAST_SIDE, Math.round(length * scale))
  return { width: cells(width), height: cells(height) }
}

/** A map on another grid: means of what cells cover where it shrinks, between cells where it grows. */
export function onGrid(map: Plane, { width, height }: Size): Plane {
  return map.width >= width && map.height >= height
    ? resizeArea(map, width, height)
    : resizeSmooth(map, width, height)
}
