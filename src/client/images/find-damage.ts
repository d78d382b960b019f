import type { PictureDamage } from '../errors'
import type { AnimationType } from './animation-type'
import { crc32 } from './crc32'
import { gifDamage } from './gif-damage'
import { jpegDamage } from './jpeg'

/**
 * What is wrong with a picture's bytes; null when nothing shows. A PNG is checked chunk by chunk with its checksums, a
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
