import type { Outline } from './outline'

/** An upright box; `left` is past `right` when it is empty. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export function noBounds(): Bounds {
  return { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
}

export function boundsOf(outline: Outline): Bounds {
  const bounds = noBounds()
  for (let i = 0; i < outline.length; i += 2) {
    include(bounds, outline[i]!, outline[i + 1]!, outline[i]!, outline[i + 1]!)
  }
  return bounds
}

export function include(
  bounds: Bounds,
  left: number,
  top: number,
  right: number,
  bottom: number
): void {
  if (left < bounds.left) bounds.left = left
  if (top < bounds.top) bounds.top = top
  if (right > bounds.right) bounds.right = right
  if (bottom > bounds.bottom) bounds.bottom = bottom
}

/** Intersection of two boxes. */
export function overlap(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom)
  }
}

/** 0 for an empty box. */
export function areaOf({ left, top, right, bottom }: Bounds): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}
