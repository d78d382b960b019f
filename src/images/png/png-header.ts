import { unreadable } from '../../interface'
import type { ImageSize } from '../pixels'
import { pngChunk } from './png-chunks'

/** PNG colour types, by the number in the file. */
export const PNG_COLOUR = { grey: 0, rgb: 2, indexed: 3, greyAlpha: 4, rgba: 6 } as const

export interface PngHeader extends ImageSize {
  /** Bits per sample. */
  depth: number
  colourType: number
  /** Samples per pixel. */
  channels: number
  interlaced: boolean
}

/** Samples per pixel and allowed depths, by colour type (PNG third edition, table 8). */
const LAYOUTS: Partial<Record<number, { channels: number; depths: number[] }>> = {
  [PNG_COLOUR.grey]: { channels: 1, depths: [1, 2, 4, 8, 16] },
  [PNG_COLOUR.rgb]: { channels: 3, depths: [8, 16] },
  [PNG_COLOUR.indexed]: { channels: 1, depths: [1, 2, 4, 8] },
  [PNG_COLOUR.greyAlpha]: { channels: 2, depths: [8, 16] },
  [PNG_COLOUR.rgba]: { channels: 4, depths: [8, 16] }
}

const IHDR = 0x49484452

/** The size in px that a PNG's first chunk states (PNG third edition, 11.2.1); null when it has none. */
export function pngSize(view: DataView): ImageSize | null {
  if (view.byteLength < 33 || view.getUint32(8) !== 13 || view.getUint32(12) !== IHDR) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Reads the first chunk of a PNG file. Throws `unreadable_input_image`. */
export function readPngHeader(file: Uint8Array): PngHeader {
  const size = pngSize(new DataView(file.buffer, file.byteOffset, file.byteLength))
  if (size === null) throw unreadable('the PNG has no header')
  const [depth, colourType, compression, filter, interlace] = file.subarray(24)
  const layout = LAYOUTS[colourType!]
  if (!layout?.depths.includes(depth!) || compression! + filter! !== 0 || interlace! > 1) {
    throw unreadable('the PNG is of an unknown kind')
  }
  if (size.width === 0 || size.height === 0) throw unreadable('the PNG has no pixels')
  const { channels } = layout
  return { ...size, depth: depth!, colourType: colourType!, channels, interlaced: interlace === 1 }
}

/** The header chunk of a picture with 8 bits a sample. */
export function headerChunk({ width, height }: ImageSize, colourType: number): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, colourType, 0, 0, 0], 8)
  return pngChunk('IHDR', header)
}
