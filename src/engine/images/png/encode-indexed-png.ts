import { concatUint8Arrays } from 'uint8array-extras'
import type { IndexedPicture } from '../../../perception'
import { compressRows } from './compress-rows'
import { headerChunk, paletteChunks, pngChunk, pngSignature } from './write-png'

/** Encodes a picture of palette indices as an 8-bit indexed PNG with alpha. */
export function encodeIndexedPng(picture: IndexedPicture): Uint8Array<ArrayBuffer> {
  return concatUint8Arrays([
    pngSignature(),
    headerChunk(picture),
    ...paletteChunks(picture.palette),
    pngChunk('IDAT', compressRows(picture)),
    pngChunk('IEND', new Uint8Array(0))
  ])
}
