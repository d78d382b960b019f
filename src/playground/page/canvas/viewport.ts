import type { Point, Rect } from '../../host/document/matrix'

/** Screen = canvas × zoom + pan, in CSS pixels from the canvas element's top left. */
export interface Viewport {
  panX: number
  panY: number
  zoom: number
}

export const MIN_ZOOM = 0.02
export const MAX_ZOOM = 64

export function screenToCanvas({ panX, panY, zoom }: Viewport, { x, y }: Point): Point {
  return { x: (x - panX) / zoom, y: (y - panY) / zoom }
}

export function canvasToScreen({ panX, panY, zoom }: Viewport, { x, y }: Point): Point {
  return { x: x * zoom + panX, y: y * zoom + panY }
}

export function panBy(viewport: Viewport, dx: number, dy: number): Viewport {
  return { ...viewport, panX: viewport.panX + dx, panY: viewport.panY + dy }
}

/** Zooms so that the canvas point under the anchor stays under it. */
export function zoomAt(viewport: Viewport, zoom: number, anchor: Point): Viewport {
  const next = clampZoom(zoom)
  const fixed = screenToCanvas(viewport, anchor)
  return { zoom: next, panX: anchor.x - fixed.x * next, panY: anchor.y - fixed.y * next }
}

/** Shows the whole box, centred in the area and never larger than life. */
export function fitBox(box: Rect, area: Rect, margin = 32): Viewport {
  const free = (length: number): number => Math.max(1, length - 2 * margin)
  const zoom = clampZoom(
    Math.min(
      1,
      free(area.width) / Math.max(1, box.width),
      free(area.height) / Math.max(1, box.height)
    )
  )
  return {
    zoom,
    panX: area.x + area.width / 2 - (box.x + box.width / 2) * zoom,
    panY: area.y + area.height / 2 - (box.y + box.height / 2) * zoom
  }
}

/** The next step of the zoom buttons, in powers of two as design tools do. */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  const power = Math.log2(zoom)
  const nearest = direction === 1 ? Math.floor(power + 1e-6) : Math.ceil(power - 1e-6)
  return clampZoom(2 ** (nearest + direction))
}

function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom))
}
