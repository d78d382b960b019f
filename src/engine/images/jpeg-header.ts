import { unreadable } from '../input-error'

const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Encoders write about ten, and each takes a decoder through the whole picture. */
const MOST_SCANS = 100

/**
 * Size in px from a JPEG's frame header (ITU-T T.81, B.2.2). Markers must follow each other without
 * anything between them: decoders that skip such bytes could find another header than this one. Throws
 * `unreadable_input_image` also when there are no pixels, or no end after them: decoders paint what is
 * missing grey and say nothing.
 */
export function readJpegHeader(file: Uint8Array): { width: number; height: number } {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let size: { width: number; height: number } | null = null
  let offset = 2
  while (offset + 4 <= file.length && file[offset] === MARKER) {
    const marker = file[offset + 1]!
    if (marker === MARKER) {
      offset += 1
      continue
    }
    if (isBare(marker)) break
    const length = bytes.getUint16(offset + 2)
    if (marker === START_OF_SCAN && size !== null) {
      checkScans(file, offset)
      return size
    }
    if (isFrameHeader(marker)) {
      if (size !== null || offset + 9 > file.length) break
      size = { height: bytes.getUint16(offset + 5), width: bytes.getUint16(offset + 7) }
    }
    offset += 2 + length
  }
  if (offset + 4 > file.length) throw unreadable('it is truncated')
  throw unreadable('the JPEG has no readable header')
}

/** SOF0 to SOF15, without the Huffman, arithmetic and reserved markers that lie between them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Markers without a length, which have no place before the first scan: restarts, start and end, TEM. */
function isBare(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= END_OF_IMAGE)
}

/**
 * Walks the compressed data, where a marker's first byte never occurs as itself. Throws when no end marker
 * follows, or so many scans that a small file would keep a decoder busy for hours.
 */
function checkScans(file: Uint8Array, from: number): void {
  let scans = 0
  for (let at = from; at !== -1; at = file.indexOf(MARKER, at + 1)) {
    if (file[at + 1] === END_OF_IMAGE) return
    if (file[at + 1] === START_OF_SCAN) scans += 1
    if (scans > MOST_SCANS) throw unreadable('the JPEG has too many scans')
  }
  throw unreadable('it is truncated')
}
