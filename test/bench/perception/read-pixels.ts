import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { IMAGE_MAX_SIDE_PX } from '../../../src/interface'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import type { Pixels } from '../../../src/perception'
import { fitArea, type Size } from '../../../src/perception/see/size'
import { decodeImage } from '../../../src/images/decode-image'

/** Decodes an image file as `npm run analyse` does; one that is too large for it is shrunk to fit, as in Figma. */
export async function readPixels(file: string): Promise<Pixels> {
  const size = await pixelSize(file)
  const image = sharp(file)
  const { width, height } = await image.metadata()
  if (width === size.width && height === size.height) {
    return decodeImage(await readFile(file), sharpCodec)
  }
  return pixelsOf(image.resize({ ...size, fit: 'fill' }))
}

/** The size that an image file is seen at, px. */
export async function pixelSize(file: string): Promise<Size> {
  const { width, height } = await sharp(file).metadata()
  const longest = Math.max(width, height)
  if (longest <= IMAGE_MAX_SIDE_PX) return { width, height }
  return fitArea({ width, height }, width * height * (IMAGE_MAX_SIDE_PX / longest) ** 2)
}

/** The pixels of a picture that sharp has drawn or changed. */
export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
