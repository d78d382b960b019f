import { apply, type Matrix, type Point, type Rect } from '../../host/document/matrix'

/** The corners of a node's box in canvas units, clockwise from its own top left. */
export function cornersOf(matrix: Matrix, width: number, height: number): Point[] {
  return boxCorners({ x: 0, y: 0, width, height }).map((corner) => apply(matrix, corner))
}

/** The corners of an upright box, clockwise from the top left. */
export function boxCorners({ x, y, width, height }: Rect): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height }
  ]
}

/** The smallest upright box around the points; null when there is none. */
export function boundsOf(points: readonly Point[]): Rect | null {
  if (points.length === 0) return null
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The smallest upright box around all boxes; null when there is none. */
export function unionOf(boxes: readonly Rect[]): Rect | null {
  return boundsOf(boxes.flatMap(boxCorners))
}

/** The upright box between two opposite corners. */
export function boxBetween(a: Point, b: Point): Rect {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y)
  }
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Whether all of `inner` lies in `outer`. */
export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}
