import { concatUint8Arrays } from 'uint8array-extras'
import type { ImageSize, IndexedPicture } from '../pixels'
import { compressRows, paletteChunks } from './encode-indexed-png'
import { pngChunk, pngFile } from './png-chunks'
import { headerChunk, PNG_COLOUR } from './png-header'

/**
 * Writes an animated PNG (PNG third edition, 11.3.6) picture by picture; only the compressed ones are
 * held. Each has the full size, replaces the one before, and shares the first one's palette, so that any
 * of them can be cut out alone. Viewers without animation show the first. It repeats for ever.
 */
export class AnimatedPng {
  private first: Omit<IndexedPicture, 'indices'> | null = null
  private readonly chunks: Uint8Array[] = []
  private frames = 0
  /** Frame controls and frame data are numbered in one row. */
  private sequence = 0

  /** Adds a picture of the same size and palette as the first, shown for this long. */
  add(picture: IndexedPicture, milliseconds: number): void {
    const { width, height, palette } = picture
    const rows = compressRows(picture)
    this.chunks.push(this.control(picture, milliseconds))
    // The first picture is the plain PNG's own data.
    if (this.first === null) this.chunks.push(pngChunk('IDAT', rows))
    else this.chunks.push(pngChunk('fdAT', concatUint8Arrays([uint32(this.sequence++), rows])))
    this.first ??= { width, height, palette }
    this.frames++
  }

  /** The file. Throws when nothing was added: a PNG without a picture is none. */
  finish(): Uint8Array<ArrayBuffer> {
    if (this.first === null) throw new Error('An animation needs a picture.')
    return pngFile(
      headerChunk(this.first, PNG_COLOUR.indexed),
      pngChunk('acTL', concatUint8Arrays([uint32(this.frames), uint32(0)])),
      ...paletteChunks(this.first.palette),
      ...this.chunks
    )
  }

  /** fcTL: where and how long the next picture is shown; it replaces what was there. */
  private control({ width, height }: ImageSize, milliseconds: number): Uint8Array {
    const body = new Uint8Array(26)
    const view = new DataView(body.buffer)
    view.setUint32(0, this.sequence++)
    view.setUint32(4, width)
    view.setUint32(8, height)
    view.setUint16(20, milliseconds)
    view.setUint16(22, 1000)
    return pngChunk('fcTL', body)
  }
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
