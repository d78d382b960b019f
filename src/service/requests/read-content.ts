import { badRequest } from '../service-error'
import { IMAGE_MAX_BYTES } from '../../interface'
import { decodeBase64 } from './decode-base64'

/** The picture file in `input.content`. Throws `bad_request` when it is no base64 or over 5 MB. */
export function readContent(content: string): Uint8Array<ArrayBuffer> {
  if (/^\s*data:/i.test(content)) {
    throw badRequest('input.content: Send the base64 text alone, without a data: prefix.')
  }
  const file = decodeBase64(content)
  if (file === null) throw badRequest('input.content: This is not base64.')
  if (file.length > IMAGE_MAX_BYTES) {
    throw badRequest(
      `input.content: The image file has ${file.length} bytes; at most ${IMAGE_MAX_BYTES} are allowed.`
    )
  }
  return file
}
