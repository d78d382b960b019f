import type { PaletteColour } from '../../../perception'
import { crc32 } from './crc32'
import { PNG_COLOUR, PNG_SIGNATURE } from './png-header'

/** A chunk: length, type, body, checksum. */
export function pngChunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, body.length)
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i)
  bytes.set(body, 8)
  view.setUint32(body.length + 8, crc32(bytes.subarray(4, body.length + 8)))
  return bytes
}

export function pngSignature(): Uint8Array {
  return Uint8Array.from(PNG_SIGNATURE)
}

/** The header of a picture with 8 bits a sample: palette indices, unless another kind is named. */
export function headerChunk(
  { width, height }: { width: number; height: number },
  kind: number = PNG_COLOUR.indexed
): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, kind, 0, 0, 0], 8)
  return pngChunk('IHDR', header)
}

/** Colours and their alpha. */
export function paletteChunks(palette: PaletteColour[]): Uint8Array[] {
  return [
    pngChunk('PLTE', Uint8Array.from(palette.flatMap(([r, g, b]) => [r, g, b]))),
    pngChunk('tRNS', Uint8Array.from(palette.map(([, , , alpha]) => alpha)))
  ]
}
