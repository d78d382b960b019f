import type { Point, Rect, Size } from '../../host/document/matrix'

/** Height of the title bar above the panel, in CSS pixels. */
export const WINDOW_BAR = 40
const MARGIN = 16

/**
 * The window of a panel of this size, in CSS pixels of the stage: where it was left, the top right corner at first,
 * always within reach. A browser that is zoomed in may have less room than the plugin asked for.
 */
export function windowBox(stage: Size, place: Point | null, panel: Size): Rect {
  const size = {
    width: Math.min(panel.width, stage.width),
    height: Math.min(panel.height + WINDOW_BAR, stage.height)
  }
  const start = {
    x: stage.width - size.width - MARGIN,
    y: Math.min(MARGIN, stage.height - size.height)
  }
  const { x, y } = place ?? start
  return {
    ...size,
    x: Math.max(0, Math.min(x, stage.width - size.width)),
    y: Math.max(0, Math.min(y, stage.height - Math.min(size.height, WINDOW_BAR)))
  }
}
