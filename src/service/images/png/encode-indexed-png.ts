import type { IndexedPicture } from '../../../perception'
import {
  compressedRows,
  headerChunk,
  join,
  paletteChunks,
  pngChunk,
  pngSignature
} from './write-png'

/** Encodes a picture of palette indices as an 8-bit indexed PNG with alpha. */
export function encodeIndexedPng(picture: IndexedPicture): Uint8Array<ArrayBuffer> {
  return join([
    pngSignature(),
    headerChunk(picture),
    ...paletteChunks(picture.palette),
    pngChunk('IDAT', compressedRows(picture)),
    pngChunk('IEND', new Uint8Array(0))
  ])
}
