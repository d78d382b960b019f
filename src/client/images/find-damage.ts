import type { PictureDamage } from '../errors'
import type { AnimationType } from './animation-type'
import { crc32 } from './crc32'
import { gifDamage } from './gif-damage'

/**
 * What is wrong with a picture's bytes; null when nothing shows. A PNG
 * is checked chunk by chunk with its checksums, a moving one as well; a GIF block by block; a WebP for
 * its length; a JPEG for its end marker.
 */
export function findDamage(bytes: Uint8Array, type: AnimationType): PictureDamage | null {
  if (type === 'image/png') return pngDamage(bytes)
  if (type === 'image/gif') return gifDamage(bytes)
  return type === 'image/webp' ? webpDamage(bytes) : jpegDamage(bytes)
}

const IDAT = 0x49444154
const IEND = 0x49454e44

function pngDamage(bytes: Uint8Array): PictureDamage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
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

function jpegDamage(bytes: Uint8Array): PictureDamage | null {
  // Some encoders pad the end; the marker must be there, not necessarily last.
  for (let at = bytes.length - 2; at > 1; at--) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return null
  }
  return 'cutOff'
}

/** A RIFF file: its name, its length from here on, then that many bytes (RFC 9649, 2.4). */
function webpDamage(bytes: Uint8Array): PictureDamage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.length < 12 || view.getUint32(4, true) + 8 > bytes.length ? 'cutOff' : null
}
