/**
 * Affine maps of the plane as Figma writes them: rows [a, c, e] and [b, d, f] take (x, y) to
 * (a·x + c·y + e, b·x + d·y + f). Lengths are canvas px.
 */
export type Matrix = [[number, number, number], [number, number, number]]

export const IDENTITY: Matrix = [
  [1, 0, 0],
  [0, 1, 0]
]

export function translation(x: number, y: number): Matrix {
  return [
    [1, 0, x],
    [0, 1, y]
  ]
}

/** The map that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [[a, c, e], [b, d, f]] = outer
  const [[g, i, k], [h, j, l]] = inner
  return [
    [a * g + c * h, a * i + c * j, a * k + c * l + e],
    [b * g + d * h, b * i + d * j, b * k + d * l + f]
  ]
}

/** The map that undoes `matrix`. Figma's axes have unit length, so it always exists. */
export function invert(matrix: Matrix): Matrix {
  const [[a, c, e], [b, d, f]] = matrix
  const determinant = a * d - b * c
  return [
    [d / determinant, -c / determinant, (c * f - d * e) / determinant],
    [-b / determinant, a / determinant, (b * e - a * f) / determinant]
  ]
}

/** True when no entry differs by more than `tolerance`, and none of the place, its last column, by more than `px`. */
export function sameTransform(
  one: Matrix,
  other: Matrix,
  tolerance = 1e-6,
  px = tolerance
): boolean {
  return one.every((row, r) =>
    row.every((value, c) => Math.abs(value - (other[r]?.[c] ?? NaN)) <= (c === 2 ? px : tolerance))
  )
}
