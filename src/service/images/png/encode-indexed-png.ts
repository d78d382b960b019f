import type { IndexedPicture } from '../../../perception'
import { crc32 } from './crc32'
import { deflateRows } from './deflate/deflate-rows'
import { PNG_COLOUR, PNG_SIGNATURE } from './png-header'

/**
 * Encodes a picture of palette indices as an 8-bit indexed PNG with alpha. Rows stay unfiltered: maps
 * are smooth and flat, and their repeats are found best as they are.
 */
export function encodeIndexedPng(picture: IndexedPicture): Uint8Array<ArrayBuffer> {
  const { width, height, palette } = picture
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, PNG_COLOUR.indexed, 0, 0, 0], 8)
  return join([
    Uint8Array.from(PNG_SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap(([r, g, b]) => [r, g, b]))),
    chunk('tRNS', Uint8Array.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateRows(rowsOf(picture), width + 1)),
    chunk('IEND', new Uint8Array(0))
  ])
}

/** Every row after its filter byte, 0 for none. */
function rowsOf({ width, height, indices }: IndexedPicture): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) {
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  return rows
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, body.length)
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i)
  bytes.set(body, 8)
  view.setUint32(body.length + 8, crc32(bytes.subarray(4, body.length + 8)))
  return bytes
}

function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
