import sharp from 'sharp'
import type { Pixels } from '../../../src/perception'

/** Decodes an image file. */
export async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
