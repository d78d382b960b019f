import { signedArea } from './convex'
import { rootOf } from '../filters/components'
import type { LiveCells } from './live-cells'
import { boundsOf, type Outline } from './outline'
import { coverRow, spanOfRow } from './row-cover'
import { type Densities, type Sums, takeRow } from './take-row'

/** Gives an owner what an outline, in cells, takes of what is left. */
export function paintOutline(
  outline: Outline,
  cover: number,
  cells: LiveCells,
  densities: Densities,
  sums: Sums
): void {
  const { left, top, right, bottom } = boundsOf(outline)
  const from = Math.max(0, Math.floor(left))
  const to = Math.min(cells.width, Math.ceil(right))
  const end = Math.min(cells.height, Math.ceil(bottom))
  const area = signedArea(outline)
  const upright = Math.abs(area) >= (right - left) * (bottom - top) * (1 - 1e-9)
  const row = new Float64Array(cells.width + 1)
  if (upright) for (let x = from; x < to; x++) row[x] = Math.min(x + 1, right) - Math.max(x, left)
  const { next, nextRow } = cells
  for (let y = rootOf(nextRow, Math.max(0, Math.floor(top))); y < end; y = rootOf(nextRow, y + 1)) {
    if (upright) {
      const part = Math.min(y + 1, bottom) - Math.max(y, top)
      takeRow(cells, y, from, to, row, part, cover, densities, sums)
      continue
    }
    const span = spanOfRow(outline, y)
    const first = Math.max(from, Math.floor(span.left))
    const last = Math.min(to, Math.ceil(span.right))
    const start = y * (cells.width + 1)
    if (rootOf(next, start + first) >= start + last) continue
    coverRow(outline, Math.sign(area), y, first, last, row)
    takeRow(cells, y, first, last, row, 1, cover, densities, sums)
  }
}
