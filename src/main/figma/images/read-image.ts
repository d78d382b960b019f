import { GlanceError } from '../../../errors'
import { words } from '../words'

/** Bytes of an image of the file. Throws image_missing. */
export async function readImage(hash: string): Promise<Uint8Array> {
  const image = figma.getImageByHash(hash)
  if (image === null) {
    throw new GlanceError({ code: 'image_missing', ...words().pictureMissing, sent: 'no' })
  }
  try {
    return await image.getBytesAsync()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new GlanceError({ code: 'image_missing', ...words().pictureUnloaded(reason), sent: 'no' })
  }
}
