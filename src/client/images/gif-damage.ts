import type { PictureDamage } from '../errors'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b

/** Walks a GIF block by block to its trailer (GIF89a, 17–27); says what is wrong, or null. */
export function gifDamage(bytes: Uint8Array): PictureDamage | null {
  let at = 13 + paletteBytes(bytes[10])
  let hasPixels = false
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === TRAILER) return hasPixels ? null : 'noPixels'
    if (block === EXTENSION) at = afterSubBlocks(bytes, at + 2)
    else if (block === IMAGE) {
      hasPixels = true
      // The descriptor, its palette, and the byte with which the compressed pixels start.
      at = afterSubBlocks(bytes, at + 10 + paletteBytes(bytes[at + 9]) + 1)
    } else return 'damaged'
  }
  return 'cutOff'
}

/** The flag byte says whether a palette follows, and the power of two of its length. */
function paletteBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function afterSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at]) {
    at += length + 1
  }
  return at + 1
}
