import type { Plane } from '../../../src/perception/plane'
import { addRow } from '../../../src/perception/filters/add-row'

/** The orthonormal DCT-II matrix of a size, row k holding the samples of frequency k, and its transpose. */
interface Basis {
  matrix: Float32Array
  transpose: Float32Array
}

const bases = new Map<number, Basis>()

function basis(size: number): Basis {
  const known = bases.get(size)
  if (known) return known
  const matrix = new Float32Array(size * size)
  const transpose = new Float32Array(size * size)
  for (let k = 0; k < size; k++) {
    const scale = Math.sqrt((k === 0 ? 1 : 2) / size)
    for (let x = 0; x < size; x++) {
      const value = scale * Math.cos((Math.PI * (x + 0.5) * k) / size)
      matrix[k * size + x] = value
      transpose[x * size + k] = value
    }
  }
  const made = { matrix, transpose }
  bases.set(size, made)
  return made
}

/** Orthonormal two-dimensional DCT-II of a plane; for small planes, cost grows with side³. */
export function dct({ width, height, data }: Plane): Plane {
  const columns = multiply(basis(height).matrix, data, height, height, width)
  return { width, height, data: multiply(columns, basis(width).transpose, height, width, width) }
}

/** The inverse of `dct`. */
export function inverseDct({ width, height, data }: Plane): Plane {
  const columns = multiply(basis(height).transpose, data, height, height, width)
  return { width, height, data: multiply(columns, basis(width).matrix, height, width, width) }
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
      addRow(product, y * columns, right, i * columns, columns, left[y * inner + i]!)
    }
  }
  return product
}
