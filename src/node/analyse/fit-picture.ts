import sharp from 'sharp'
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE_PX, IMAGE_MIN_SIDE_PX } from '../../interface'
import { readImageHeader } from '../../images/decode-image'

/** Larger pictures take gigabytes to decode. */
const MAX_PIXELS = 100_000_000

/** A PNG shrinks a little slower than its area, so a prediction aims below the limit. */
const BYTES_AIM = 0.85

/** Enough for a rounded side and two corrections of the predicted file size. */
const MOST_ATTEMPTS = 5

interface Size {
  width: number
  height: number
}

export interface FittedPicture {
  bytes: Uint8Array
  /** The file's own size, px, when the picture was made smaller; null when it was not. */
  from: Size | null
}

/**
 * Makes a picture whose longest side is over 2000 px smaller, as the plugin exports a frame: to 2000 px, and further
 * while its PNG is over 5 MB. Other pictures, and those that cannot fit, stay as they are: the service refuses them.
 */
export async function fitPicture(file: Uint8Array): Promise<FittedPicture> {
  const asIs = { bytes: file, from: null }
  const from = sizeOf(file)
  if (from === null || from.width * from.height > MAX_PIXELS) return asIs
  const longest = Math.max(from.width, from.height)
  const shortest = Math.min(from.width, from.height)
  if (longest <= IMAGE_MAX_SIDE_PX) return asIs
  let side = IMAGE_MAX_SIDE_PX
  for (let tries = 0; tries < MOST_ATTEMPTS; tries++) {
    if ((shortest * side) / longest < IMAGE_MIN_SIDE_PX) return asIs
    const bytes = await scaled(file, side)
    if (bytes.length <= IMAGE_MAX_BYTES) return { bytes, from }
    side = Math.floor(side * Math.sqrt((IMAGE_MAX_BYTES * BYTES_AIM) / bytes.length))
  }
  return asIs
}

/** null for a file that is not a picture, which the service refuses. */
function sizeOf(file: Uint8Array): Size | null {
  try {
    const { width, height } = readImageHeader(file)
    return { width, height }
  } catch {
    return null
  }
}

/** The size that a picture's file is seen at, px: of a photograph that lies on its side, upright. */
export async function uprightSize(file: Uint8Array | string): Promise<Size> {
  const { width, height, orientation = 1 } = await sharp(file).metadata()
  return orientation < 5 ? { width, height } : { width: height, height: width }
}

function scaled(file: Uint8Array, side: number): Promise<Buffer> {
  return sharp(file, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
}
