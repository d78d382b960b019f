/** A mask of bytes (1 inside, 0 outside) whose rows start at whole words, four bytes each. */
export interface Mask {
  width: number
  height: number
  /** Words per row. */
  stride: number
  words: Int32Array
  bytes: Uint8Array
}

export function emptyMask(width: number, height: number): Mask {
  const stride = (width + 3) >> 2
  const words = new Int32Array(stride * height)
  return { width, height, stride, words, bytes: new Uint8Array(words.buffer) }
}

/** Puts around everything inside a mask a square of (2·radius+1)², and returns how many cells that fills. */
export function dilate(mask: Mask, radius: number, into: Mask): number {
  const { width, height, stride } = mask
  const inRow = endOfRow(width)
  for (let step = 0; step < radius; step++) {
    for (let y = 0; y < height; y++) widen(mask.words, y * stride, stride, inRow)
  }
  into.words.fill(0)
  let filled = 0
  for (let y = 0; y < height; y++) {
    const last = Math.min(height - 1, y + radius)
    for (let from = Math.max(0, y - radius); from <= last; from++) {
      unite(into.words, y * stride, mask.words, from * stride, stride)
    }
    filled += count(into.words, y * stride, stride)
  }
  return filled
}

/** Bits of a row's last word that belong to it. */
function endOfRow(width: number): number {
  return -1 >>> (8 * (-width & 3))
}

/** Puts a cell on each side of everything inside a row, in place. */
function widen(words: Int32Array, start: number, stride: number, inRow: number): void {
  const end = start + stride - 1
  let before = 0
  let word = words[start]!
  for (let i = start; i < end; i++) {
    const after = words[i + 1]!
    words[i] = word | (word << 8) | (before >>> 24) | (word >>> 8) | (after << 24)
    before = word
    word = after
  }
  words[end] = (word | (word << 8) | (before >>> 24) | (word >>> 8)) & inRow
}

function unite(into: Int32Array, to: number, words: Int32Array, from: number, count: number): void {
  for (let i = 0; i < count; i++) into[to + i]! |= words[from + i]!
}

/** How many bytes of a row of words are 1. */
function count(words: Int32Array, from: number, length: number): number {
  let sum = 0
  for (let i = from; i < from + length; i++) sum += Math.imul(words[i]!, 0x01010101) >>> 24
  return sum
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
