import type { Matrix } from './transform'

/** Figma's read-only transform as a matrix of our own. */
export function copyTransform(transform: Transform): Matrix {
  const [[a, c, e], [b, d, f]] = transform
  return [
    [a, c, e],
    [b, d, f]
  ]
}
