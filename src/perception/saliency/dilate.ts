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
