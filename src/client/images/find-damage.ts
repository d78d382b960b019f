import type { PictureDamage } from '../errors'
import type { AnimationType } from './animation-type'
import { crc32 } from './crc32'
import { gifDamage } from './gif-damage'
import { jpegDamage } from './jpeg/jpeg-damage'

/**
 * What is wrong with a picture's bytes; null when nothing shows. A PNG
 * is checked chunk by chunk with its checksums, a moving one as well; a GIF block by block; a WebP for
 * its length; a JPEG block by block, see `jpegDamage`, with a `pause` from time to time. Check first how large its header
 * says it is.
 */
export async function findDamage(
  bytes: Uint8Array,
  type: AnimationType,
  pause: () => Promise<void> = () => Promise.resolve()
): Promise<PictureDamage | null> {
  if (type === 'image/png') return pngDamage(bytes)
  if (type === 'image/gif') return gifDamage(bytes)
  return type === 'image/webp' ? webpDamage(bytes) : inSlices(jpegDamage(bytes), pause)
}

const SLICE_MS = 10

async function inSlices<T>(steps: Generator<void, T>, pause: () => Promise<void>): Promise<T> {
  let end = performance.now() + SLICE_MS
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() < end) continue
    await pause()
    end = performance.now() + SLICE_MS
  }
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

/** A RIFF file: its name, its length from here on, then that many bytes (RFC 9649, 2.4). */
function webpDamage(bytes: Uint8Array): PictureDamage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.length < 12 || view.getUint32(4, true) + 8 > bytes.length ? 'cutOff' : null
}
