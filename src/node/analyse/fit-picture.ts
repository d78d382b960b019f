import sharp from 'sharp'
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE_PX } from '../../interface'
import { decodeImage, readImageHeader } from '../../images/decode-image'
import type { ImageSize, Pixels } from '../../images/pixels'
import { MOST_ATTEMPTS, planAfter, startScale } from '../../images/plan-scale'
import { Turns } from '../../waiting/turns'
import { sharpCodec } from '../images/sharp-codec'

/** Larger pictures take gigabytes to decode. */
const MAX_PIXELS = 100_000_000

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
  const longest = Math.max(width, height)
  const fits = longest <= IMAGE_MAX_SIDE_PX && file.length <= IMAGE_MAX_BYTES
  if (fits || width * height > MAX_PIXELS) return { bytes: file, scaled: null }
  return await turns.take(async () => {
    const from = await decodeImage(file, sharpCodec, { min: 1, max: longest })
    let scale = Math.min(1, startScale(from))
    for (let tries = 0; tries < MOST_ATTEMPTS; tries++) {
      const { data: bytes, info } = await packed(from, Math.round(longest * scale))
      const to = { width: info.width, height: info.height }
      const plan = planAfter({ ...to, scale, bytes: bytes.length })
      if (plan.state === 'fits') {
        const scaled = { from: { width: from.width, height: from.height }, to }
        return { bytes, scaled: scale < 1 ? scaled : null }
      }
      if (plan.state === 'impossible') break
      scale = plan.scale
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
