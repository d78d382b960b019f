import { unreadable, InputError } from '../input-error'
import { IMAGE_MAX_SIDE_PX, IMAGE_MIN_SIDE_PX } from '../../interface'
import type { Pixels } from '../../perception'
import type { ImageCodec } from './image-codec'
import { type ImageHeader, readImageHeader } from './image-header'
import { decodePng } from './png/decode-png'

/** Sides that a picture may have, px. */
export interface SideLimits {
  min: number
  max: number
}

const INPUT_SIDES: SideLimits = { min: IMAGE_MIN_SIDE_PX, max: IMAGE_MAX_SIDE_PX }

/**
 * Pixels of a PNG or JPEG file whose sides lie within the limits; the size is checked in the header,
 * before anything is decoded. Throws an InputError: `unreadable_input_image` or
 * `invalid_input_image_dimensions`.
 */
export async function decodeImage(
  file: Uint8Array,
  codec: ImageCodec,
  sides = INPUT_SIDES
): Promise<Pixels> {
  const header = readAllowedHeader(file, sides)
  if (header.format === 'png') return decodePng(file, codec.inflate)
  const pixels = await codec.decodeJpeg(file).catch(() => null)
  if (pixels === null || !hasSizeOf(header, pixels)) throw unreadable('the JPEG is corrupt')
  return pixels
}

/** Whether a picture is as large as its file announced, upright or lying on its side. */
function hasSizeOf(header: ImageHeader, { width, height }: Pixels): boolean {
  const [w, h] = [header.width, header.height]
  return (width === w && height === h) || (width === h && height === w)
}

/** Format and size of a file whose sides lie within the limits. Throws as `decodeImage` does. */
export function readAllowedHeader(file: Uint8Array, { min, max } = INPUT_SIDES): ImageHeader {
  const header = readImageHeader(file)
  const { width, height } = header
  if (Math.min(width, height) >= min && Math.max(width, height) <= max) return header
  throw new InputError(
    'invalid_input_image_dimensions',
    `The image is ${width} x ${height} px. The shortest side must be at least ${min} px and the longest at most ${max} px.`
  )
}
