import type { IndexedPicture, PaletteColour } from '../pixels'
import { RunDeflater } from './deflate/run-deflater'
import { pngChunk, pngFile } from './png-chunks'
import { headerChunk, PNG_COLOUR } from './png-header'

/** Encodes a picture of palette indices as an 8-bit indexed PNG with alpha. */
export function encodeIndexedPng(picture: IndexedPicture): Uint8Array<ArrayBuffer> {
  return pngFile(
    headerChunk(picture, PNG_COLOUR.indexed),
    ...paletteChunks(picture.palette),
    pngChunk('IDAT', compressRows(picture))
  )
}

/** Colours and their alpha. */
export function paletteChunks(palette: readonly PaletteColour[]): Uint8Array[] {
  return [
    pngChunk('PLTE', Uint8Array.from(palette.flatMap(([r, g, b]) => [r, g, b]))),
    pngChunk('tRNS', Uint8Array.from(palette.map(([, , , alpha]) => alpha)))
  ]
}

/** A row's filter: differences from the row above (PNG third edition, 9.2). */
const FILTER_UP = 2
/** Rows begin at a whole word, behind their filter. */
const ROW_START = 4

/** A picture's rows, compressed. Smooth maps change little from row to row, so each is taken from the one above. */
export function compressRows({ width, height, indices }: IndexedPicture): Uint8Array {
  const deflater = new RunDeflater()
  const words = Math.ceil(width / 4)
  let row = new Int32Array(words)
  let above = new Int32Array(words)
  const filtered = new Uint8Array(ROW_START + 4 * words)
  const differences = new Int32Array(filtered.buffer, ROW_START)
  filtered[ROW_START - 1] = FILTER_UP
  const line = filtered.subarray(ROW_START - 1, ROW_START + width)
  for (let y = 0; y < height; y++) {
    new Uint8Array(row.buffer).set(indices.subarray(y * width, (y + 1) * width))
    subtractAbove(row, above, differences)
    deflater.add(line)
    const written = row
    row = above
    above = written
  }
  return deflater.finish()
}

const HIGHEST_BITS = 0x80808080 | 0

/**
 * The differences between a row's bytes and those above, four bytes at a time.
 * Bytes are subtracted without their highest bits, so that none borrows from the next.
 */
function subtractAbove(row: Int32Array, above: Int32Array, differences: Int32Array): void {
  for (let i = 0; i < row.length; i++) {
    const here = row[i]!
    const there = above[i]!
    differences[i] =
      ((here | HIGHEST_BITS) - (there & ~HIGHEST_BITS)) ^ (~(here ^ there) & HIGHEST_BITS)
  }
}
