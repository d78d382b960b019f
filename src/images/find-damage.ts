import type { AnimationType } from './file-type'
import { type ImageDamage, jpegDamage } from './jpeg'
import { pngChunks } from './png/png-chunks'

/**
 * Finds damage in a picture file; null when there is none. A PNG is checked chunk by chunk with its checksums, a
 * moving one as well; a GIF block by block; a JPEG for its headers and its end; a WebP for its length.
 */
export function findDamage(bytes: Uint8Array, type: AnimationType): ImageDamage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (type) {
    case 'image/png':
      return pngDamage(bytes)
    case 'image/gif':
      return gifDamage(bytes)
    case 'image/webp':
      return webpDamage(view)
    case 'image/jpeg':
      return jpegDamage(view)
  }
}

function pngDamage(bytes: Uint8Array): ImageDamage | null {
  let hasPixels = false
  for (const { type, isIntact } of pngChunks(bytes)) {
    if (!isIntact) return 'damaged'
    if (type === 'IDAT') hasPixels = true
    if (type === 'IEND') return hasPixels ? null : 'noPixels'
  }
  return 'cutOff'
}

/** A RIFF file: its name, its length from here on, then that many bytes (RFC 9649, 2.4). */
function webpDamage(view: DataView): ImageDamage | null {
  return view.byteLength < 12 || view.getUint32(4, true) + 8 > view.byteLength ? 'cutOff' : null
}

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b

/** Walks a GIF block by block to its trailer (GIF89a, 17–27). */
function gifDamage(bytes: Uint8Array): ImageDamage | null {
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
