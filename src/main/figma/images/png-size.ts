const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const IHDR = [0x49, 0x48, 0x44, 0x52]
const IHDR_END = 24

/** Width and height of a PNG in px, from its header; null when the bytes are no PNG. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.length < IHDR_END || !startsWith(bytes, SIGNATURE, 0) || !startsWith(bytes, IHDR, 12)) {
    return null
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function startsWith(bytes: Uint8Array, expected: readonly number[], offset: number): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte)
}
