import { unreadable } from './image-error'

/**
 * Size in px from a JPEG's frame header. Throws `unreadable_input_image` when the file has none, or
 * when it stops before its end marker: decoders paint what is missing grey and say nothing.
 */
export function readJpegHeader(file: Uint8Array): { width: number; height: number } {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let offset = 2
  while (offset + 9 <= file.length) {
    if (file[offset] !== 0xff) break
    const marker = file[offset + 1]!
    if (marker === 0xff) {
      offset += 1
      continue
    }
    if (isFrameHeader(marker)) {
      if (!endsWithMarker(file, offset)) throw unreadable('it is truncated')
      return { height: bytes.getUint16(offset + 5), width: bytes.getUint16(offset + 7) }
    }
    offset += isBare(marker) ? 2 : 2 + bytes.getUint16(offset + 2)
  }
  throw unreadable('the JPEG has no readable header')
}

/** SOF0 to SOF15, without the Huffman, arithmetic and reserved markers that lie between them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Markers without a length: restarts and TEM. */
function isBare(marker: number): boolean {
  return (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01
}

function endsWithMarker(file: Uint8Array, after: number): boolean {
  for (let i = file.length - 2; i > after; i--) {
    if (file[i] === 0xff && file[i + 1] === 0xd9) return true
  }
  return false
}
