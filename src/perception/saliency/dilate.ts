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
  const line = new Uint8Array(width)
  for (let y = 0; y < height; y++) widen(mask.bytes, 4 * y * stride, width, radius, line)
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

/** Dilates one row in place. */
function widen(
  bytes: Uint8Array,
  start: number,
  width: number,
  radius: number,
  line: Uint8Array
): void {
  let reach = -1
  for (let x = 0; x < radius && x < width; x++) if (bytes[start + x] === 1) reach = x + radius
  for (let x = 0; x < width; x++) {
    const ahead = x + radius
    if (ahead < width && bytes[start + ahead] === 1) reach = ahead + radius
    line[x] = x <= reach ? 1 : 0
  }
  for (let x = 0; x < width; x++) bytes[start + x] = line[x]!
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
