import { PNG_COLOUR } from './png-header'
import { headerChunk, join, pngChunk, pngSignature } from './write-png'

/** A row's filter: differences from the pixel on the left (PNG third edition, 9.2). */
const FILTER_SUB = 1
const CHANNELS = 3

/**
 * Encodes a small picture of opaque colours, three bytes a pixel, as an 8-bit PNG. By the runtime's own
 * compressor, which browsers bring since 2020 and Node since version 18.
 */
export async function encodeRgbPng(
  { width, height }: { width: number; height: number },
  colours: Uint8Array
): Promise<Uint8Array<ArrayBuffer>> {
  const stride = width * CHANNELS
  const rows = new Uint8Array(height * (stride + 1))
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1)
    rows[to] = FILTER_SUB
    for (let i = 0; i < stride; i++) {
      const left = i < CHANNELS ? 0 : colours[y * stride + i - CHANNELS]!
      rows[to + 1 + i] = colours[y * stride + i]! - left
    }
  }
  const compressed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'))
  return join([
    pngSignature(),
    headerChunk({ width, height }, PNG_COLOUR.rgb),
    pngChunk('IDAT', new Uint8Array(await new Response(compressed).arrayBuffer())),
    pngChunk('IEND', new Uint8Array(0))
  ])
}
