import { IMAGE_MAX_SIDE_PX, IMAGE_MIN_SIDE_PX } from '../../client/limits'
import type { Pixels } from '../../perception'
import type { ImageCodec } from './image-codec'
import { ImageError, unreadable } from './image-error'
import { type ImageHeader, readImageHeader } from './image-header'
import { decodePng } from './png/decode-png'

/**
 * Pixels of a PNG or JPEG file whose sides lie within the limits; the size is checked in the header,
 * before anything is decoded. Throws an ImageError: `unreadable_input_image` or
 * `invalid_input_image_dimensions`.
 */
export async function decodeImage(file: Uint8Array, codec: ImageCodec): Promise<Pixels> {
  const { format } = readAllowedHeader(file)
  if (format === 'png') return decodePng(file)
  try {
    return await codec.decodeJpeg(file)
  } catch {
    throw unreadable('the JPEG is corrupt')
  }
}

/** Format and size of a file whose sides lie within the limits. Throws as `decodeImage` does. */
export function readAllowedHeader(file: Uint8Array): ImageHeader {
  const header = readImageHeader(file)
  const { width, height } = header
  if (
    Math.min(width, height) >= IMAGE_MIN_SIDE_PX &&
    Math.max(width, height) <= IMAGE_MAX_SIDE_PX
  ) {
    return header
  }
  throw new ImageError(
    'invalid_input_image_dimensions',
    `The image is ${width} x ${height} px. The shortest side must be at least ${IMAGE_MIN_SIDE_PX} px and the longest at most ${IMAGE_MAX_SIDE_PX} px.`
  )
}
