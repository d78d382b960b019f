import type { Point, Size } from '../../host/document/matrix'

/** Height of the title bar above the panel, in CSS pixels. */
export const WINDOW_BAR = 40
const MARGIN = 16

/** The top right corner of the stage: frames keep the rest. */
export function startPlace(stage: Size, size: Size): Point {
  return { x: stage.width - size.width - MARGIN, y: MARGIN }
}

/** Keeps the title bar within reach; a window larger than the stage starts at its top left. */
export function clampPlace({ x, y }: Point, stage: Size, size: Size): Point {
  return {
    x: Math.max(0, Math.min(x, stage.width - size.width)),
    y: Math.max(0, Math.min(y, stage.height - Math.min(size.height, WINDOW_BAR)))
  }
}
