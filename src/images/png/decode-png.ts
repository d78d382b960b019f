import { concatUint8Arrays } from 'uint8array-extras'
import { unreadable } from '../../interface'
import { toSrgb } from '../colour-space'
import { readOrientation, upright } from '../orientation'
import type { DecodedPicture } from '../pixels'
import { inflate } from './inflate'
import { pngChunks } from './png-chunks'
import { readColours } from './png-colours'
import { readPngHeader, type PngHeader } from './png-header'
import { type PixelChunks, rowReader } from './png-rows'
import { undoPaeth } from './paeth'

/**
 * Decodes a PNG file of any colour type, depth and interlacing to 8-bit straight-alpha RGBA, upright, in sRGB: by our own
 * code, so that every runtime sees the same pixels. Of a moving PNG it is the still picture. Rejects with
 * `unreadable_input_image`. The caller has checked the size in the header.
 */
export async function decodePng(file: Uint8Array, native?: Inflate): Promise<DecodedPicture> {
  const header = readPngHeader(file)
  const chunks = pixelChunks(file)
  const read = rowReader(header, chunks)
  const passes = pngPasses(header)
  const size = passes.reduce((sum, pass) => sum + pass.rows * (pass.rowBytes + 1), 0)
  const data = await inflatePixels(chunks.data, size, native)

  const { width, height } = header
  const pixels = new Uint32Array(width * height)
  const bytesPerPixel = Math.max(1, (header.channels * header.depth) >> 3)
  let start = 1
  for (const { x, y, stepX, stepY, columns, rows, rowBytes } of passes) {
    for (let row = 0; row < rows; row++) {
      unfilter(data, start, row === 0 ? -1 : start - rowBytes - 1, rowBytes, bytesPerPixel)
      read(data, start, columns, pixels, (y + row * stepY) * width + x, stepX)
      start += rowBytes + 1
    }
  }
  const colours = readColours(chunks.others)
  const isRecoloured = colours !== null && colours !== 'unknown' && toSrgb(pixels, colours)
  const exif = chunks.others.get('eXIf')
  const shown = upright(pixels, width, height, exif ? readOrientation(exif) : 1)
  return {
    ...{ width: shown.width, height: shown.height, data: new Uint8Array(shown.pixels.buffer) },
    isAsStored: shown.pixels === pixels && !isRecoloured && colours !== 'unknown'
  }
}

/** Throws `unreadable_input_image` on a truncated file, a wrong checksum, an unknown critical chunk. */
function pixelChunks(file: Uint8Array): PixelChunks {
  const chunks: PixelChunks = { palette: null, transparency: null, data: [], others: new Map() }
  for (const { type, body, isIntact } of pngChunks(file)) {
    const critical = (type.charCodeAt(0) & 0x20) === 0
    if (!isIntact && (critical || type === 'tRNS')) throw unreadable('the PNG is corrupt')
    if (type === 'IEND') return chunks
    if (type === 'IDAT') chunks.data.push(body)
    else if (type === 'PLTE') chunks.palette = body
    else if (type === 'tRNS') chunks.transparency = body
    else if (critical && type !== 'IHDR') throw unreadable('the PNG has an unknown part')
    else if (isIntact && !chunks.others.has(type)) chunks.others.set(type, body)
  }
  throw unreadable('it is truncated')
}

/**
 * Inflates a zlib stream that gives exactly `size` bytes; rejects or throws on any other, and never holds
 * much more than `size`. Runtimes differ in what else they refuse, so nothing is refused for its refusal
 * alone.
 */
export type Inflate = (stream: Uint8Array, size: number) => Promise<Uint8Array> | Uint8Array

/** The most that DEFLATE can make of a byte: matches of 258 bytes in codes of two bits. */
const MOST_PER_BYTE = 1032

/**
 * Rows of a PNG from its data chunks: exactly `size` bytes, allocated only if there is enough data to fill them. The
 * runtime inflates where it can; what it refuses is tried again by code that is the same everywhere, so that every
 * runtime reads or refuses the same files. Throws `unreadable_input_image`.
 */
async function inflatePixels(
  chunks: Uint8Array[],
  size: number,
  native: Inflate = inflate
): Promise<Uint8Array> {
  // Whole: a file of a million tiny chunks must not take a million calls.
  const data = chunks.length === 1 ? chunks[0]! : concatUint8Arrays(chunks)
  if (size > data.length * MOST_PER_BYTE) throw unreadable('its pixel data is truncated')
  try {
    return await native(data, size)
  } catch {
    return inflate(data, size)
  }
}

/** A sub-picture of whole rows: where its pixels lie in the picture, and how many there are. */
interface PngPass {
  x: number
  y: number
  stepX: number
  stepY: number
  columns: number
  rows: number
  /** Bytes of one row without its filter byte. */
  rowBytes: number
}

const WHOLE = [[0, 0, 1, 1]] as const

/** Adam7: x, y, column step, row step of each pass (PNG third edition, 8.1). */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2]
] as const

/** The passes a PNG's rows are stored in, empty ones left out: one, or up to seven when interlaced. */
export function pngPasses(header: PngHeader): PngPass[] {
  const bits = header.channels * header.depth
  return (header.interlaced ? ADAM7 : WHOLE)
    .map(([x, y, stepX, stepY]) => {
      const columns = Math.ceil((header.width - x) / stepX)
      const rows = Math.ceil((header.height - y) / stepY)
      return { x, y, stepX, stepY, columns, rows, rowBytes: Math.ceil((columns * bits) / 8) }
    })
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
}

/**
 * Undoes a row's filter in place (PNG third edition, 9.2). The row's filter byte lies before `start`;
 * `above` is where the row over it starts, -1 for the first row of a pass; `bpp` is bytes per whole pixel.
 */
function unfilter(
  data: Uint8Array,
  start: number,
  above: number,
  length: number,
  bpp: number
): void {
  const end = start + length
  const up = start - above
  switch (data[start - 1]) {
    case 0:
      return
    case 1:
      for (let i = start + bpp; i < end; i++) data[i]! += data[i - bpp]!
      return
    case 2:
      if (above < 0) return
      for (let i = start; i < end; i++) data[i]! += data[i - up]!
      return
    case 3:
      for (let i = start; i < end; i++) {
        const left = i < start + bpp ? 0 : data[i - bpp]!
        data[i]! += (left + (above < 0 ? 0 : data[i - up]!)) >> 1
      }
      return
    case 4:
      undoPaeth(data, start, above < 0 ? 0 : up, end, bpp)
      return
    default:
      throw unreadable('the PNG is corrupt')
  }
}
