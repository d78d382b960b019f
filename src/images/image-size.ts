import type { AnimationType } from './file-type'
import { jpegSize } from './jpeg'
import type { ImageSize } from './pixels'
import { pngSize } from './png/png-header'

/** The size that a picture's header states; null when the header is damaged or cut off. */
export function readImageSize(bytes: Uint8Array, type: AnimationType): ImageSize | null {
  const size = READERS[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return size !== null && size.width > 0 && size.height > 0 ? size : null
}

const READERS: Record<AnimationType, (view: DataView) => ImageSize | null> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/gif': gifSize,
  'image/webp': webpSize
}

/** The logical screen comes first (GIF89a, 18). */
function gifSize(view: DataView): ImageSize | null {
  if (view.byteLength < 13) return null
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

const VP8X = 0x56503858
const VP8L = 0x5650384c
const VP8 = 0x56503820

/** The canvas of a WebP file, by its first chunk (RFC 9649, 2.5 to 2.7; RFC 6386, 9.1); null when unreadable. */
function webpSize(view: DataView): ImageSize | null {
  if (view.byteLength < 30) return null
  const chunk = view.getUint32(12)
  if (chunk === VP8X) {
    return {
      width: 1 + (view.getUint32(24, true) & 0xffffff),
      height: 1 + (view.getUint32(26, true) >>> 8)
    }
  }
  if (chunk === VP8L && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  if (chunk === VP8 && view.getUint16(23) === 0x9d01 && view.getUint8(25) === 0x2a) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  return null
}
