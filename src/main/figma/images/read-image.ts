import { failure } from '../failure'
import { GET_IT_BACK } from './kept-images'

/** Bytes of an image of the file. Throws image_missing. */
export async function readImage(hash: string): Promise<Uint8Array> {
  const image = figma.getImageByHash(hash)
  if (image === null) {
    throw failure(
      'image_missing',
      'A picture of this result is no longer in the file.',
      GET_IT_BACK
    )
  }
  try {
    return await image.getBytesAsync()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw failure(
      'image_missing',
      `A picture of this result could not be loaded (${reason}).`,
      'Check the connection to Figma, or run the analysis again.'
    )
  }
}
