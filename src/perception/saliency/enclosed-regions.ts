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
  for (let x = 1; x <= width; x++) {
    joinFrom(cells, stride + x, stride, value, stack)
    joinFrom(cells, height * stride + x, stride, value, stack)
  }
  for (let y = 1; y <= height; y++) {
    joinFrom(cells, y * stride + 1, stride, value, stack)
    joinFrom(cells, y * stride + width, stride, value, stack)
  }
}

function joinFrom(
  cells: Uint8Array,
  start: number,
  stride: number,
  value: number,
  stack: Int32Array
): void {
  if (cells[start] !== value) return
  cells[start] = JOINED
  stack[0] = start
  let waiting = 1
  while (waiting > 0) {
    const at = stack[--waiting]!
    if (cells[at - 1] === value) {
      cells[at - 1] = JOINED
      stack[waiting++] = at - 1
    }
    if (cells[at + 1] === value) {
      cells[at + 1] = JOINED
      stack[waiting++] = at + 1
    }
    if (cells[at - stride] === value) {
      cells[at - stride] = JOINED
      stack[waiting++] = at - stride
    }
    if (cells[at + stride] === value) {
      cells[at + stride] = JOINED
      stack[waiting++] = at + stride
    }
  }
}
