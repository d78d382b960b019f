import { failure } from '../failure'

/** Bytes of an image of the file. Throws image_missing. */
export async function readImage(hash: string): Promise<Uint8Array> {
  const image = figma.getImageByHash(hash)
  try {
    if (image !== null) return await image.getBytesAsync()
  } catch (error) {
    throw imageMissing(error instanceof Error ? error.message : String(error))
  }
  throw imageMissing('not in the file')
}

function imageMissing(reason: string) {
  return failure(
    'image_missing',
    `A picture of this result could not be loaded (${reason}).`,
    'Check the connection to Figma, or run the analysis again.'
  )
}
