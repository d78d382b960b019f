import { isWithin } from '../../images/decode-image'
import { imageType } from '../../images/file-type'
import { readImageSize } from '../../images/image-size'
import { toBase64 } from '../../images/to-base64'
import { IMAGE_MAX_BYTES } from '../../interface'
import { aborted, clientError } from '../errors'

/** A picture as base64 for a create body. Rejects with `invalid_input`, or `aborted`; nothing is sent yet. */
export async function encodePicture(
  bytes: Uint8Array,
  signal: AbortSignal | undefined
): Promise<Blob> {
  checkPicture(bytes)
  try {
    return await toBase64(bytes, signal)
  } catch (error) {
    throw signal?.aborted === true ? aborted('no') : error
  }
}

/**
 * Refuses a picture that breaks the interface's limits: PNG or JPEG, at most 5 MB, 40 px on the shortest and 2000 px on
 * the longest side. Throws `invalid_input` with the service's own codes. Whether the pixels are intact is left to the
 * service.
 */
function checkPicture(bytes: Uint8Array): void {
  if (bytes.length > IMAGE_MAX_BYTES) throw clientError('picture_too_large')
  const type = imageType(bytes)
  const size = type && readImageSize(bytes, type)
  if (size === null) throw faulty('unreadable_input_image')
  if (!isWithin(size)) throw faulty('invalid_input_image_dimensions')
}

function faulty(code: 'unreadable_input_image' | 'invalid_input_image_dimensions'): Error {
  return clientError(code, { kind: 'invalid_input', code })
}
