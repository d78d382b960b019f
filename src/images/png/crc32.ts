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
