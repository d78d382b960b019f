import type { ImageCodec } from './decode-image'
import { withMoreData } from './jpeg'

/** The browser's own decoders; they work in a Worker and without a secure context. */
export const browserCodec: ImageCodec = {
  async decodeJpeg(file) {
    const [pixels, longer] = await Promise.all([file, withMoreData(file)].map(decoded))
    // Browsers paint what is missing grey.
    const other = new Uint32Array(longer!.data.buffer)
    const isWhole = new Uint32Array(pixels!.data.buffer).every((pixel, i) => pixel === other[i])
    if (!isWhole) throw new Error('The JPEG is cut off.')
    return pixels!
  },
  inflate: browserInflate
}

async function decoded(file: Uint8Array) {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(file)], { type: 'image/jpeg' }))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('This browser cannot draw off screen.')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

/** Even the densest stream grows by 8 MB at most before its size is checked. */
const SLICE_BYTES = 8 * 1024

/**
 * Inflates a zlib stream that gives exactly `size` bytes with the browser's own decompressor. Rejects on
 * any other stream, and stops as soon as it gives more.
 */
async function browserInflate(stream: Uint8Array, size: number): Promise<Uint8Array> {
  const out = new Uint8Array(size)
  const pieces = slices(stream).pipeThrough(new DecompressionStream('deflate')).getReader()
  let filled = 0
  for (;;) {
    const { done, value } = await pieces.read()
    if (done) break
    if (filled + value.length > size) {
      await pieces.cancel()
      throw new RangeError('The stream is too long.')
    }
    out.set(value, filled)
    filled += value.length
  }
  if (filled < size) throw new RangeError('The stream is too short.')
  return out
}

/** Slices of the bytes, one at a time, each when the one before was taken. */
function slices(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + SLICE_BYTES))
      else controller.close()
      at += SLICE_BYTES
    }
  })
}
