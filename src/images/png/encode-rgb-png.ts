import type { ImageSize } from '../pixels'
import { pngChunk, pngFile } from './png-chunks'
import { headerChunk, PNG_COLOUR } from './png-header'

/**
 * Encodes a small picture of opaque colours, three bytes a pixel, as an 8-bit PNG. By the runtime's own compressor, which
 * browsers have since 2020 and Node since version 18. Rows are not filtered: designs come out shortest so.
 */
export async function encodeRgbPng(
  size: ImageSize,
  colours: Uint8Array
): Promise<Uint8Array<ArrayBuffer>> {
  const stride = 3 * size.width
  const rows = new Uint8Array(size.height * (stride + 1))
  for (let y = 0; y < size.height; y++) {
    rows.set(colours.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
  }
  const compressed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'))
  const data = new Uint8Array(await new Response(compressed).arrayBuffer())
  return pngFile(headerChunk(size, PNG_COLOUR.rgb), pngChunk('IDAT', data))
}
