import type { Point } from '../../host/document/matrix'

/** What a press has begun: told of every move of the pointer, in CSS pixels of the stage. */
export interface Gesture {
  move(point: Point): void
  end(): void
}

/** A hand is not still: less than this is a click, in CSS pixels. */
const SLOP = 4

export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= SLOP
}
