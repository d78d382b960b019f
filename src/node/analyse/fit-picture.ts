import sharp from 'sharp'
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE_PX, IMAGE_MIN_SIDE_PX } from '../../interface'
import { decodeImage, readImageHeader } from '../../images/decode-image'
import type { ImageSize, Pixels } from '../../images/pixels'
import { Turns } from '../../waiting/turns'
import { sharpCodec } from '../images/sharp-codec'

/** Larger pictures take gigabytes to decode. */
const MAX_PIXELS = 100_000_000

/** A PNG shrinks a little slower than its area, so a prediction aims below the limit. */
const BYTES_AIM = 0.85

/** Enough for a rounded side and two corrections of the predicted file size. */
const MOST_ATTEMPTS = 5

/** Large pictures are decoded one at a time. */
const turns = new Turns()

export interface FittedPicture {
  bytes: Uint8Array
  /** The sizes before and after, px, when the picture was made smaller; null when it was not. */
  scaled: { from: ImageSize; to: ImageSize } | null
}

/**
 * Makes a picture over 2000 px or 5 MB fit, as the plugin exports a frame: to 2000 px, and smaller while its PNG is over
 * 5 MB. Other pictures, and those that cannot fit, stay as they are: the service refuses them. Rejects with
 * `unreadable_input_image`.
 */
export async function fitPicture(file: Uint8Array): Promise<FittedPicture> {
  const { width, height } = readImageHeader(file)
  const [longest, shortest] = [Math.max(width, height), Math.min(width, height)]
  const fits = longest <= IMAGE_MAX_SIDE_PX && file.length <= IMAGE_MAX_BYTES
  const first = Math.min(longest, IMAGE_MAX_SIDE_PX)
  const isTooThin = (shortest * first) / longest < IMAGE_MIN_SIDE_PX
  if (fits || isTooThin || width * height > MAX_PIXELS) return { bytes: file, scaled: null }
  return await turns.take(async () => {
    const from = await decodeImage(file, sharpCodec, { min: 1, max: longest })
    let side = first
    for (let tries = 0; tries < MOST_ATTEMPTS; tries++) {
      if ((shortest * side) / longest < IMAGE_MIN_SIDE_PX) break
      const { data: bytes, info } = await packed(from, side)
      if (bytes.length <= IMAGE_MAX_BYTES) {
        const to = { width: info.width, height: info.height }
        const scaled = { from: { width: from.width, height: from.height }, to }
        return { bytes, scaled: side < longest ? scaled : null }
      }
      side = Math.floor(side * Math.sqrt((IMAGE_MAX_BYTES * BYTES_AIM) / bytes.length))
    }
    return { bytes: file, scaled: null }
  })
}

/** The size that a picture's file is seen at, px: of a photograph that lies on its side, upright. */
export async function uprightSize(file: Uint8Array | string): Promise<ImageSize> {
  const { width, height, orientation = 1 } = await sharp(file).metadata()
  return orientation < 5 ? { width, height } : { width: height, height: width }
}

function packed({ data, width, height }: Pixels, side: number) {
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS })
    .resize({ width: side, height: side, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
}
