/** [[m00, m01, m02], [m10, m11, m12]], as Figma's Transform: the last row is always 0 0 1. */
export type Matrix = [[number, number, number], [number, number, number]]

export interface Point {
  x: number
  y: number
}

export interface Rect extends Point {
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export const IDENTITY: Matrix = [
  [1, 0, 0],
  [0, 1, 0]
]

/** `a` after `b`: maps a point through `b` first. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const row = ([x, y, z]: [number, number, number]): [number, number, number] => [
    x * b[0][0] + y * b[1][0],
    x * b[0][1] + y * b[1][1],
    x * b[0][2] + y * b[1][2] + z
  ]
  return [row(a[0]), row(a[1])]
}

/** Null for a matrix that flattens the plane. */
export function invert([[a, b, tx], [c, d, ty]]: Matrix): Matrix | null {
  const determinant = a * d - b * c
  if (Math.abs(determinant) < 1e-12) return null
  return [
    [d / determinant, -b / determinant, (b * ty - d * tx) / determinant],
    [-c / determinant, a / determinant, (c * tx - a * ty) / determinant]
  ]
}

export function translation(x: number, y: number): Matrix {
  return [
    [1, 0, x],
    [0, 1, y]
  ]
}

/** Counter-clockwise on screen, where y grows downwards. */
export function rotationOf(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [
    [cos, sin, 0],
    [-sin, cos, 0]
  ]
}

export function apply([[a, b, tx], [c, d, ty]]: Matrix, { x, y }: Point): Point {
  return { x: a * x + b * y + tx, y: c * x + d * y + ty }
}

/** The corners of an upright box, clockwise from the top left. */
export function cornersOf({ x, y, width, height }: Rect): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height }
  ]
}

/** The smallest upright box around points; null when there are none. */
export function boxAround(points: readonly Point[]): Rect | null {
  if (points.length === 0) return null
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The upright box around a transformed rectangle. */
export function boxOf(matrix: Matrix, rect: Rect): Rect {
  return boxAround(cornersOf(rect).map((corner) => apply(matrix, corner))) ?? rect
}

/** The smallest upright box around all rectangles; null when there are none. */
export function union(rects: readonly Rect[]): Rect | null {
  return boxAround(rects.flatMap(cornersOf))
}

/** Null when they do not overlap. */
export function intersection(a: Rect, b: Rect): Rect | null {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** A rectangle with this much more on each side. */
export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** A node's own rectangle, in its own coordinates. */
export function areaOf({ width, height }: Size): Rect {
  return { x: 0, y: 0, width, height }
}

/** All nine numbers of the matrix, row by row, as Skia takes them. */
export function flat([[a, b, x], [c, d, y]]: Matrix): number[] {
  return [a, b, x, c, d, y, 0, 0, 1]
}
