export interface Chunk {
  name: string
  body: Uint8Array
  /** With length, name and checksum. */
  whole: Uint8Array
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The chunks of a PNG up to IEND (PNG third edition, 5.3); null when it is none or cut off. */
export function readChunks(bytes: Uint8Array): Chunk[] | null {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'IEND') return chunks
    chunks.push({ name, body: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) })
    at = end
  }
  return null
}
