import { unreadable } from '../../input-error'

export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** PNG colour types, by the number in the file. */
export const PNG_COLOUR = { grey: 0, rgb: 2, indexed: 3, greyAlpha: 4, rgba: 6 } as const

export interface PngHeader {
  width: number
  height: number
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

/** Reads the first chunk of a PNG file. Throws `unreadable_input_image`. */
export function readPngHeader(file: Uint8Array): PngHeader {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < 33 || bytes.getUint32(8) !== 13 || bytes.getUint32(12) !== 0x49484452) {
    throw unreadable('the PNG has no header')
  }
  const header = { width: bytes.getUint32(16), height: bytes.getUint32(20), depth: file[24]! }
  const colourType = file[25]!
  const layout = LAYOUTS[colourType]
  const [compression, filter, interlace] = [file[26]!, file[27]!, file[28]!]
  if (!layout?.depths.includes(header.depth) || compression + filter !== 0 || interlace > 1) {
    throw unreadable('the PNG is of an unknown kind')
  }
  if (header.width === 0 || header.height === 0) throw unreadable('the PNG has no pixels')
  return { ...header, colourType, channels: layout.channels, interlaced: interlace === 1 }
}
