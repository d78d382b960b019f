import { unreadable } from '../../interface'
import { PNG_COLOUR, type PngHeader } from './png-header'

/** The chunks of a picture. */
export interface PixelChunks {
  /** PLTE: red, green, blue per entry. */
  palette: Uint8Array | null
  /** tRNS: alpha per palette entry, or the one colour that is transparent. */
  transparency: Uint8Array | null
  /** IDAT: the compressed rows, in order. */
  data: Uint8Array[]
  /** All others that are intact, the first of each. */
  others: Map<string, Uint8Array>
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
  const { channels, colourType, depth, interlaced } = header
  if (colourType === PNG_COLOUR.indexed) return tableReader(depth, packPalette(chunks))
  if (depth < 8) return tableReader(depth, greyLevels(depth, chunks.transparency))
  if (colourType === PNG_COLOUR.rgba && depth === 8 && !interlaced) return copyRow
  const bytes = depth / 8
  const stride = channels * bytes
  // Bits of the colour type (PNG third edition, 11.2.1).
  const [hasColour, hasAlpha] = [(colourType & 2) !== 0, (colourType & 4) !== 0]
  const [green, blue] = hasColour ? [bytes, 2 * bytes] : [0, 0]
  const key = hasAlpha ? null : keyBytes(chunks.transparency, channels, bytes)
  return (source, at, count, out, to, step) => {
    for (let i = 0; i < count; i++, at += stride) {
      const isKey = key?.every((byte, k) => source[at + k] === byte) === true
      const alpha = hasAlpha ? source[at + stride - bytes]! : isKey ? 0 : 255
      out[to + i * step] = rgba(source[at]!, source[at + green]!, source[at + blue]!, alpha)
    }
  }
}

/** Rows that are RGBA already: what Figma exports. */
const copyRow: RowReader = (source, at, count, out, to) => {
  new Uint8Array(out.buffer).set(source.subarray(at, at + count * 4), to * 4)
}

/** The bytes of the one colour that is transparent. tRNS keeps a sample in two bytes whatever its depth. */
function keyBytes(key: Uint8Array | null, channels: number, bytes: number): number[] | null {
  if (key === null || key.length < channels * 2) return null
  return Array.from({ length: channels * bytes }, (_, i) => key[bytes === 2 ? i : i * 2 + 1]!)
}

/** Reads samples of 1, 2, 4 or 8 bits, packed from the left, through a table of pixels. */
function tableReader(depth: number, table: Uint32Array): RowReader {
  const mask = (1 << depth) - 1
  return (source, at, count, out, to, step) => {
    for (let i = 0; i < count; i++) {
      const bit = i * depth
      const sample = (source[at + (bit >> 3)]! >> (8 - depth - (bit & 7))) & mask
      out[to + i * step] = table[sample]!
    }
  }
}

/** The pixel for each level of grey below 8 bits. */
function greyLevels(depth: number, transparency: Uint8Array | null): Uint32Array {
  const top = (1 << depth) - 1
  return Uint32Array.from({ length: top + 1 }, (_, sample) => {
    const level = Math.round((sample * 255) / top)
    return rgba(level, level, level, sample === transparency?.[1] ? 0 : 255)
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
