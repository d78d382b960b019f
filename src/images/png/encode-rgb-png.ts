import { concatUint8Arrays } from 'uint8array-extras'
import type { ImageSize } from '../pixels'
import { PNG_SIGNATURE, pngChunk } from './png-chunks'
import { headerChunk, PNG_COLOUR } from './png-header'

/** A row's filters: its bytes as they are, and differences from the pixel on the left (PNG third edition, 9.2). */
const FILTER_NONE = 0
const FILTER_SUB = 1
const CHANNELS = 3

/**
 * Encodes a small picture of opaque colours, three bytes a pixel, as an 8-bit PNG: with plain rows or with differences,
 * whichever is shorter. By the runtime's own compressor, which browsers bring since 2020 and Node since version 18.
 */
export async function encodeRgbPng(
  size: ImageSize,
  colours: Uint8Array
): Promise<Uint8Array<ArrayBuffer>> {
  const [plain, differences] = await Promise.all(
    [FILTER_NONE, FILTER_SUB].map((filter) => deflate(filterRows(size, colours, filter)))
  )
  return concatUint8Arrays([
    PNG_SIGNATURE,
    headerChunk(size, PNG_COLOUR.rgb),
    pngChunk('IDAT', plain!.length < differences!.length ? plain! : differences!),
    pngChunk('IEND', new Uint8Array(0))
  ])
}

function filterRows(
  { width, height }: ImageSize,
  colours: Uint8Array,
  filter: number
): Uint8Array<ArrayBuffer> {
  const stride = width * CHANNELS
  const rows = new Uint8Array(height * (stride + 1))
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1)
    rows[to] = filter
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i
      const left = filter === FILTER_NONE || i < CHANNELS ? 0 : colours[at - CHANNELS]!
      rows[to + 1 + i] = colours[at]! - left
    }
  }
  return rows
}

async function deflate(rows: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}
