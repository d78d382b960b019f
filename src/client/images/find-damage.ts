import type { PictureDamage } from '../errors'
import type { AnimationType } from './image-type'
import { jpegDamage } from './jpeg'

/**
 * Finds damage in a picture file; null when there is none. A PNG is checked chunk by chunk with its checksums, a
 * moving one as well; a GIF block by block; a JPEG for its headers and its end; a WebP for its length.
 */
export function findDamage(bytes: Uint8Array, type: AnimationType): PictureDamage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (type) {
    case 'image/png':
      return pngDamage(bytes, view)
    case 'image/gif':
      return gifDamage(bytes)
    case 'image/webp':
      return webpDamage(view)
    case 'image/jpeg':
      return jpegDamage(view)
  }
}

const IDAT = 0x49444154
const IEND = 0x49454e44

function pngDamage(bytes: Uint8Array, view: DataView): PictureDamage | null {
  let hasPixels = false
  // A chunk: length, name, that many bytes, checksum over name and bytes (PNG 3rd edition, 5.3).
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = view.getUint32(at + 4)
    const end = at + 8 + view.getUint32(at)
    if (end + 4 > bytes.length) return 'cutOff'
    if (crc32(bytes, at + 4, end) !== view.getUint32(end)) return 'damaged'
    if (name === IDAT) hasPixels = true
    if (name === IEND) return hasPixels ? null : 'noPixels'
    at = end + 4
  }
  return 'cutOff'
}

/** A RIFF file: its name, its length from here on, then that many bytes (RFC 9649, 2.4). */
function webpDamage(view: DataView): PictureDamage | null {
  return view.byteLength < 12 || view.getUint32(4, true) + 8 > view.byteLength ? 'cutOff' : null
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** CRC-32 as PNG uses it (PNG 3rd edition, annex D), unsigned. */
export function crc32(bytes: Uint8Array, from: number, to: number): number {
  let crc = 0xffffffff
  for (let at = from; at < to; at++) crc = TABLE[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b

/** Walks a GIF block by block to its trailer (GIF89a, 17–27); says what is wrong, or null. */
function gifDamage(bytes: Uint8Array): PictureDamage | null {
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
