import { unreadable } from '../../input-error'
import { crc32 } from './crc32'
import { PNG_SIGNATURE } from './png-header'

/** The chunks that pixels are made of. */
export interface PngChunks {
  /** PLTE: red, green, blue per entry. */
  palette: Uint8Array | null
  /** tRNS: alpha per palette entry, or the one colour that is transparent. */
  transparency: Uint8Array | null
  /** IDAT: the compressed rows, in order. */
  data: Uint8Array[]
}

/**
 * Walks a PNG file up to its end chunk. Throws `unreadable_input_image` on a truncated file, a wrong
 * checksum, an unknown critical chunk.
 */
export function readPngChunks(file: Uint8Array): PngChunks {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const chunks: PngChunks = { palette: null, transparency: null, data: [] }
  let offset: number = PNG_SIGNATURE.length
  while (offset + 12 <= file.length) {
    const length = bytes.getUint32(offset)
    const end = offset + 8 + length
    if (end + 4 > file.length) break
    const type = String.fromCharCode(...file.subarray(offset + 4, offset + 8))
    const body = file.subarray(offset + 8, end)
    const critical = (file[offset + 4]! & 0x20) === 0
    if (critical || type === 'tRNS') verify(file.subarray(offset + 4, end), bytes.getUint32(end))
    if (type === 'IEND') return chunks
    if (type === 'IDAT') chunks.data.push(body)
    else if (type === 'PLTE') chunks.palette = body
    else if (type === 'tRNS') chunks.transparency = body
    else if (critical && type !== 'IHDR') throw unreadable('the PNG has an unknown part')
    offset = end + 4
  }
  throw unreadable('it is truncated')
}

function verify(typeAndBody: Uint8Array, checksum: number): void {
  if (crc32(typeAndBody) !== checksum) throw unreadable('the PNG is corrupt')
}
