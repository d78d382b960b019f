import { IMAGE_MAX_SIDE_PX, IMAGE_MIN_SIDE_PX, InputError, unreadable } from '../interface'
import { fileType, type ImageType, imageType } from './file-type'
import { type ImageDamage, jpegDamage, jpegSize } from './jpeg'
import type { DecodedPicture, ImageSize, Pixels } from './pixels'
import { decodePng, type Inflate } from './png/decode-png'
import { pngChunks } from './png/png-chunks'
import { readColours } from './png/png-colours'
import { readPngHeader } from './png/png-header'

/**
 * Decoders that each runtime must bring. PNG is read and written by our own code, so that every runtime sees the same
 * pixels; JPEG needs a decoder, which browsers and Node have.
 */
export interface ImageCodec {
  /** Pixels of a JPEG file, upright, in sRGB. Rejects when the file is broken. Its header was checked, and states this size. */
  decodeJpeg(file: Uint8Array, size: ImageSize): Promise<Pixels>
  /** The runtime's own decompressor, several times as fast as ours, which is used without it. */
  inflate?: Inflate
}

/** Sides that a picture may have, px. */
export interface SideLimits {
  min: number
  max: number
}

/** Sides of pictures that Glance exported, captured or drew, px: they are bounded by what is safe to decode. */
export const OWN_SIDES: SideLimits = { min: 1, max: 4096 }

const INPUT_SIDES: SideLimits = { min: IMAGE_MIN_SIDE_PX, max: IMAGE_MAX_SIDE_PX }

/**
 * Pixels of a PNG or JPEG file whose sides lie within the limits, upright and in sRGB: the one way in for a picture. The size
 * is checked in the header, before anything is decoded. Throws an InputError: `unreadable_input_image` or
 * `invalid_input_image_dimensions`.
 */
export async function decodeImage(
  file: Uint8Array,
  codec: ImageCodec,
  sides = INPUT_SIDES
): Promise<DecodedPicture> {
  const header = readAllowedHeader(file, sides)
  if (header.type === 'image/png') return decodePng(file, codec.inflate)
  const pixels = await codec.decodeJpeg(file, header).catch(() => null)
  if (pixels === null || !hasSizeOf(header, pixels)) throw unreadable('the JPEG is corrupt')
  return { ...pixels, isAsStored: true }
}

/** Whether a PNG states its colours in a way that cannot be read, so that they are taken for sRGB. */
export function hasUnknownColours(file: Uint8Array): boolean {
  if (imageType(file) !== 'image/png') return false
  const chunks = [...pngChunks(file)].filter(({ isIntact }) => isIntact)
  return readColours(new Map(chunks.map(({ type, body }) => [type, body]))) === 'unknown'
}

/** Whether a picture is as large as its file announced, upright or lying on its side. */
function hasSizeOf(header: ImageSize, { width, height }: ImageSize): boolean {
  const [w, h] = [header.width, header.height]
  return (width === w && height === h) || (width === h && height === w)
}

/** Format and size of an intact file whose sides lie within the limits. Throws as `decodeImage` does. */
export function readAllowedHeader(file: Uint8Array, sides = INPUT_SIDES): ImageHeader {
  const header = readImageHeader(file)
  const { type, width, height } = header
  if (!isWithin(header, sides)) {
    throw new InputError(
      'invalid_input_image_dimensions',
      `The image is ${width} x ${height} px. The shortest side must be at least ${sides.min} px and the longest at most ${sides.max} px.`
    )
  }
  if (type === 'image/jpeg') refuseDamage(jpegDamage(viewOf(file)))
  return header
}

/** Whether a picture's sides are those that the interface takes, unless other limits are given. */
export function isWithin({ width, height }: ImageSize, { min, max } = INPUT_SIDES): boolean {
  return Math.min(width, height) >= min && Math.max(width, height) <= max
}

interface ImageHeader extends ImageSize {
  type: ImageType
}

/** Reads format and size of a PNG or JPEG without decoding. Throws `unreadable_input_image`. */
export function readImageHeader(file: Uint8Array): ImageHeader {
  const type = imageType(file)
  if (file.length === 0) throw unreadable('the file is empty')
  if (type === null) {
    const other = fileType(file)?.toUpperCase()
    throw unreadable(`it is ${other ? `${other}, ` : ''}neither a PNG nor a JPEG`)
  }
  if (type === 'image/png') {
    const { width, height } = readPngHeader(file)
    return { type, width, height }
  }
  const size = jpegSize(viewOf(file))
  if (size !== null) return { type, ...size }
  refuseDamage(jpegDamage(viewOf(file)))
  throw unreadable(DAMAGE.damaged)
}

const DAMAGE: Record<ImageDamage, string> = {
  cutOff: 'it is truncated',
  damaged: 'the JPEG has no readable header',
  noPixels: 'the JPEG has no readable header',
  tooManyScans: 'the JPEG has too many scans'
}

function refuseDamage(damage: ImageDamage | null): void {
  if (damage !== null) throw unreadable(DAMAGE[damage])
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
