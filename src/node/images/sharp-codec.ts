import sharp from 'sharp'
import type { ImageCodec } from '../../images/decode-image'
import type { ImageSize, Pixels } from '../../images/pixels'
import { constants, inflateSync } from 'node:zlib'

/**
 * Decodes JPEG with sharp: upright by its orientation tag, in sRGB. Refuses truncated data, even with an end marker behind
 * it, and headers that announce too many rows; accepts what decoders only warn of.
 */
export const sharpCodec: ImageCodec = {
  decodeJpeg: (file, size) =>
    decode(file, size, 'warning').catch((error: unknown) => {
      if (error instanceof Error && /premature end/i.test(error.message)) throw error
      return decode(file, size, 'truncated')
    }),
  inflate: nodeInflate
}

async function decode(
  file: Uint8Array,
  { width, height }: ImageSize,
  failOn: 'warning' | 'truncated'
): Promise<Pixels> {
  const { data, info } = await sharp(file, { failOn, limitInputPixels: width * height })
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Inflates a zlib stream that gives exactly `size` bytes. Throws on any other, and holds no more. */
function nodeInflate(stream: Uint8Array, size: number): Uint8Array {
  const chunkSize = Math.max(size, constants.Z_MIN_CHUNK)
  const out = inflateSync(stream, { maxOutputLength: size, chunkSize })
  if (out.length < size) throw new RangeError('The stream is too short.')
  return out
}
