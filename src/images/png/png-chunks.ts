import { concatUint8Arrays } from 'uint8array-extras'

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** A part of a PNG: length, type, body, checksum (PNG third edition, 5.3). */
interface PngChunk {
  type: string
  body: Uint8Array
  /** Whether its checksum is right. */
  isIntact: boolean
}

/** The chunks of a PNG file, up to where it is cut off. */
export function* pngChunks(file: Uint8Array): Generator<PngChunk> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = PNG_SIGNATURE.length; at + 12 <= file.length;) {
    const end = at + 8 + view.getUint32(at)
    if (end + 4 > file.length) return
    yield {
      type: String.fromCharCode(...file.subarray(at + 4, at + 8)),
      body: file.subarray(at + 8, end),
      isIntact: crc32(file.subarray(at + 4, end)) === view.getUint32(end)
    }
    at = end + 4
  }
}

/** A file of these chunks and the last, which is empty. */
export function pngFile(...chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return concatUint8Arrays([PNG_SIGNATURE, ...chunks, pngChunk('IEND', new Uint8Array(0))])
}

export function pngChunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, body.length)
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i)
  bytes.set(body, 8)
  view.setUint32(body.length + 8, crc32(bytes.subarray(4, body.length + 8)))
  return bytes
}

/**
 * A byte's effect on the checksum with 0 to 3 bytes after it, 256 entries each: four bytes are taken at a
 * time. Signed, which engines compute with as it is.
 */
const TABLES = new Int32Array(4 * 256)
for (let byte = 0; byte < 256; byte++) {
  let c = byte
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  TABLES[byte] = c
}
for (let i = 256; i < TABLES.length; i++) {
  const c = TABLES[i - 256]!
  TABLES[i] = TABLES[c & 0xff]! ^ (c >>> 8)
}

/** Checksum of PNG chunks (PNG third edition, annex D). */
export function crc32(bytes: Uint8Array): number {
  let c = -1
  let at = 0
  for (const end = bytes.length - 3; at < end; at += 4) {
    c ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)
    c =
      TABLES[768 + (c & 0xff)]! ^
      TABLES[512 + ((c >>> 8) & 0xff)]! ^
      TABLES[256 + ((c >>> 16) & 0xff)]! ^
      TABLES[c >>> 24]!
  }
  for (; at < bytes.length; at++) c = TABLES[(c ^ bytes[at]!) & 0xff]! ^ (c >>> 8)
  return ~c >>> 0
}
