import { fillBox } from '../see/box'
import type { Size } from '../see/size'

/**
 * Fills a square of (2·radius+1)² around each cell of a value, and returns how many of `into` that fills. `cells` has a
 * frame, one cell wide.
 */
export function dilate(
  cells: Uint8Array,
  grid: Size,
  value: number,
  radius: number,
  into: Uint8Array
): number {
  into.fill(0)
  for (let y = 0; y < grid.height; y++) {
    const start = (y + 1) * (grid.width + 2) + 1
    const end = start + grid.width
    for (let at = cells.indexOf(value, start); at >= 0 && at < end; at = cells.indexOf(value, at)) {
      const left = at - start - radius
      while (cells[at] === value) at++
      const right = at - start + radius
      fillBox(into, grid, { left, top: y - radius, right, bottom: y + radius + 1 }, 1)
    }
  }
  let filled = 0
  for (let i = 0; i < into.length; i++) filled += into[i]!
  return filled
}

/** Value of cells that are connected with the border, and of the frame around all cells. */
export const JOINED = 2

/**
 * Marks as `JOINED` the cells of one value that are connected with the border through four neighbours of
 * that value; what keeps it is enclosed. `cells` has a frame of `JOINED`, one cell wide, around
 * width × height cells; `stack` has as many places as there are cells.
 */
export function joinBorder(
  cells: Uint8Array,
  width: number,
  height: number,
  value: number,
  stack: Int32Array
): void {
  const stride = width + 2
  const steps = [-1, 1, -stride, stride]
  for (let x = 1; x <= width; x++) {
    joinFrom(cells, stride + x, steps, value, stack)
    joinFrom(cells, height * stride + x, steps, value, stack)
  }
  for (let y = 1; y <= height; y++) {
    joinFrom(cells, y * stride + 1, steps, value, stack)
    joinFrom(cells, y * stride + width, steps, value, stack)
  }
}

function joinFrom(
  cells: Uint8Array,
  start: number,
  steps: readonly number[],
  value: number,
  stack: Int32Array
): void {
  if (cells[start] !== value) return
  cells[start] = JOINED
  stack[0] = start
  let waiting = 1
  while (waiting > 0) {
    const at = stack[--waiting]!
    for (let i = 0; i < steps.length; i++) {
      const next = at + steps[i]!
      if (cells[next] !== value) continue
      cells[next] = JOINED
      stack[waiting++] = next
    }
  }
}
