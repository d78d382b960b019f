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
