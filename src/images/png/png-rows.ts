import { unreadable } from '../../interface'
import { PNG_COLOUR, type PngHeader } from './png-header'

/** The chunks that pixels are made of. */
export interface PixelChunks {
  /** PLTE: red, green, blue per entry. */
  palette: Uint8Array | null
  /** tRNS: alpha per palette entry, or the one colour that is transparent. */
  transparency: Uint8Array | null
  /** IDAT: the compressed rows, in order. */
  data: Uint8Array[]
}

/** Turns one unfiltered row into pixels: `count` of them from `source[at]` to every `step`th of `out`. */
type RowReader = (
  source: Uint8Array,
  at: number,
  count: number,
  out: Uint32Array,
  to: number,
  step: number
) => void

/** A reader for a PNG's kind of rows: any colour type and depth to 8-bit RGBA; 16 bits keep the upper 8. */
export function rowReader(header: PngHeader, chunks: PixelChunks): RowReader {
  const { colourType, depth } = header
  if (depth < 8) return packedReader(depth, smallPalette(header, chunks))
  const bytes = depth / 8
  switch (colourType) {
    case PNG_COLOUR.indexed:
      return packedReader(8, packPalette(chunks))
    case PNG_COLOUR.grey:
      return keyed(1, bytes, chunks.transparency, (s, i) => rgba(s[i]!, s[i]!, s[i]!, 255))
    case PNG_COLOUR.rgb:
      if (bytes === 1 && chunks.transparency === null) return opaqueRow
      return keyed(3, bytes, chunks.transparency, (s, i) =>
        rgba(s[i]!, s[i + bytes]!, s[i + bytes * 2]!, 255)
      )
    case PNG_COLOUR.greyAlpha:
      return each(2 * bytes, (s, i) => rgba(s[i]!, s[i]!, s[i]!, s[i + bytes]!))
    default:
      if (bytes === 1 && !header.interlaced) return copyRow
      return each(4 * bytes, (s, i) =>
        rgba(s[i]!, s[i + bytes]!, s[i + bytes * 2]!, s[i + bytes * 3]!)
      )
  }
}

/** Rows that are RGBA already: what Figma exports. */
const copyRow: RowReader = (source, at, count, out, to) => {
  new Uint8Array(out.buffer).set(source.subarray(at, at + count * 4), to * 4)
}

/** Rows of RGB: what browsers write of opaque pages. */
const opaqueRow: RowReader = (source, at, count, out, to, step) => {
  for (let i = 0; i < count; i++, at += 3) {
    out[to + i * step] = rgba(source[at]!, source[at + 1]!, source[at + 2]!, 255)
  }
}

type ReadPixel = (source: Uint8Array, at: number) => number

function each(stride: number, read: ReadPixel): RowReader {
  return (source, at, count, out, to, step) => {
    for (let i = 0; i < count; i++) out[to + i * step] = read(source, at + i * stride)
  }
}

/** Like `each`, with the one colour of tRNS, compared at full depth, made transparent. */
function keyed(samples: number, bytes: number, key: Uint8Array | null, read: ReadPixel): RowReader {
  const stride = samples * bytes
  if (key === null || key.length < samples * 2) return each(stride, read)
  // tRNS keeps every sample in two bytes, whatever the depth.
  const wanted = Array.from({ length: stride }, (_, i) => key[bytes === 2 ? i : i * 2 + 1]!)
  return each(stride, (source, at) => {
    const pixel = read(source, at)
    return wanted.every((byte, i) => source[at + i] === byte) ? (pixel & 0xffffff) >>> 0 : pixel
  })
}

/** Reads samples of 1, 2, 4 or 8 bits, packed from the left, through a table of pixels. */
function packedReader(depth: number, table: Uint32Array): RowReader {
  const mask = (1 << depth) - 1
  return (source, at, count, out, to, step) => {
    for (let i = 0; i < count; i++) {
      const bit = i * depth
      const sample = (source[at + (bit >> 3)]! >> (8 - depth - (bit & 7))) & mask
      out[to + i * step] = table[sample]!
    }
  }
}

/** The pixel for each sample below 8 bits: a palette entry, or a level of grey. */
function smallPalette({ colourType, depth }: PngHeader, chunks: PixelChunks): Uint32Array {
  if (colourType === PNG_COLOUR.indexed) return packPalette(chunks)
  const top = (1 << depth) - 1
  const key = chunks.transparency?.[1]
  return Uint32Array.from({ length: top + 1 }, (_, sample) => {
    const level = Math.round((sample * 255) / top)
    return rgba(level, level, level, sample === key ? 0 : 255)
  })
}

/** The palette as packed pixels, 256 entries; those past its end stay opaque black. */
function packPalette({ palette, transparency }: PixelChunks): Uint32Array {
  if (palette === null || palette.length === 0 || palette.length % 3 !== 0) {
    throw unreadable('the PNG has no palette')
  }
  const packed = new Uint32Array(256).fill(rgba(0, 0, 0, 255))
  for (let i = 0; i < Math.min(256, palette.length / 3); i++) {
    const [r, g, b] = [palette[i * 3]!, palette[i * 3 + 1]!, palette[i * 3 + 2]!]
    packed[i] = rgba(r, g, b, transparency?.[i] ?? 255)
  }
  return packed
}

/** One RGBA pixel as the 32-bit number that typed arrays keep it as; every platform is little-endian. */
function rgba(r: number, g: number, b: number, a: number): number {
  return ((a << 24) | (b << 16) | (g << 8) | r) >>> 0
}
