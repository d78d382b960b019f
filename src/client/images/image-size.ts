import type { AnimationType } from './animation-type'
import { webpSize } from './webp-size'

/** Width and height in px. */
export interface ImageSize {
  width: number
  height: number
}

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

const IHDR = 0x49484452

/** The header chunk comes first: length, name, width, height (PNG 3rd edition, 11.2.1). */
function pngSize(view: DataView): ImageSize | null {
  if (view.byteLength < 33 || view.getUint32(12) !== IHDR) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The logical screen comes first (GIF89a, 18). */
function gifSize(view: DataView): ImageSize | null {
  if (view.byteLength < 13) return null
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** Walks the segments to the frame header SOFn (ITU-T T.81, B.2.2). */
function jpegSize(view: DataView): ImageSize | null {
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (isFrameHeader(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === 0xff) at += 1
    else if (isStandalone(marker)) at += 2
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** C0 to CF without the tables DHT (C4), JPG (C8) and DAC (CC). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function isStandalone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}
