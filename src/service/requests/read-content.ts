import { IMAGE_MAX_BYTES } from '../../interface'
import { BadRequest } from './bad-request'

/** The picture file in `input.content`. Throws BadRequest when it is no base64 or over 5 MB. */
export function readContent(content: string): Uint8Array<ArrayBuffer> {
  if (/^\s*data:/i.test(content)) {
    throw new BadRequest('input.content: Send the base64 text alone, without a data: prefix.')
  }
  const file = decodeBase64(content)
  if (file === null) throw new BadRequest('input.content: This is not base64.')
  if (file.length > IMAGE_MAX_BYTES) {
    throw new BadRequest(
      `input.content: The image file has ${file.length} bytes; at most ${IMAGE_MAX_BYTES} are allowed.`
    )
  }
  return file
}

/**
 * Bytes of a base64 text, read as browsers do (WHATWG forgiving-base64): white space is ignored, padding
 * may be missing, anything else outside the standard alphabet is refused. Returns null when it is refused,
 * as it is for `data:` addresses and the URL-safe alphabet.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  let binary: string
  try {
    binary = atob(text)
  } catch {
    return null
  }
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}
