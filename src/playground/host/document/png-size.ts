import type { Size } from './matrix'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Size in px as a PNG's header states it; null for other bytes. Decoding a large one would take 30 ms. */
export function pngSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 24 || !SIGNATURE.every((byte, at) => bytes[at] === byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  return size.width > 0 && size.height > 0 ? size : null
}
