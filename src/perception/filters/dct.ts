import type { Plane } from '../plane'

const bases = new Map<number, Float32Array>()

/** The orthonormal DCT-II matrix of a size: row k holds the samples of frequency k. */
function basis(size: number): Float32Array {
  const known = bases.get(size)
  if (known) return known
  const matrix = new Float32Array(size * size)
  for (let k = 0; k < size; k++) {
    const scale = Math.sqrt((k === 0 ? 1 : 2) / size)
    for (let x = 0; x < size; x++) {
      matrix[k * size + x] = scale * Math.cos((Math.PI * (x + 0.5) * k) / size)
    }
  }
  bases.set(size, matrix)
  return matrix
}

/** Orthonormal two-dimensional DCT-II of a plane; for small planes, cost grows with side³. */
export function dct({ width, height, data }: Plane): Plane {
  const columns = multiply(basis(height), data, height, height, width)
  return { width, height, data: multiplyTransposed(columns, basis(width), height, width) }
}

/** The inverse of `dct`. */
export function inverseDct({ width, height, data }: Plane): Plane {
  const columns = multiply(transpose(basis(height), height), data, height, height, width)
  return { width, height, data: multiply(columns, basis(width), height, width, width) }
}

/** (rows × inner) times (inner × columns). */
function multiply(
  left: Float32Array,
  right: Float32Array,
  rows: number,
  inner: number,
  columns: number
): Float32Array {
  const product = new Float32Array(rows * columns)
  for (let y = 0; y < rows; y++) {
    for (let i = 0; i < inner; i++) {
      const factor = left[y * inner + i]!
      for (let x = 0; x < columns; x++)
        product[y * columns + x]! += factor * right[i * columns + x]!
    }
  }
  return product
}

/** (rows × size) times the transpose of (size × size). */
function multiplyTransposed(
  left: Float32Array,
  right: Float32Array,
  rows: number,
  size: number
): Float32Array {
  return multiply(left, transpose(right, size), rows, size, size)
}

function transpose(matrix: Float32Array, size: number): Float32Array {
  return Float32Array.from(matrix, (_, i) => matrix[(i % size) * size + Math.floor(i / size)]!)
}
