import sharp from 'sharp'
import { IMAGE_MAX_SIDE_PX } from '../../interface'
import type { ImageCodec } from '../../service'
import { nodeInflate } from './node-inflate'

/** Decodes JPEG with sharp: upright by its orientation tag, in sRGB, refusing truncated data. */
export const sharpCodec: ImageCodec = {
  async decodeJpeg(file) {
    const { data, info } = await sharp(file, {
      failOn: 'truncated',
      limitInputPixels: IMAGE_MAX_SIDE_PX ** 2
    })
      .rotate()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data }
  },
  inflate: nodeInflate
}
