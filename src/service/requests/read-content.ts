import { IMAGE_MAX_BYTES } from '../../interface'
import { badRequest } from '../service-error'

/** The picture file in `input.content`. Throws `bad_request` when it is not base64 or over 5 MB. */
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

/** The part of Node's Buffer that is used: about thirty times as fast as `atob` and the loop after it. */
declare const Buffer: { from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer> }

/**
 * Bytes of a base64 text, read as browsers do (WHATWG forgiving-base64): white space is ignored, padding
 * may be missing, anything else outside the standard alphabet is refused. Returns null when it is refused,
 * as it is for `data:` addresses and the URL-safe alphabet.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const letters = text.replace(/[\t\n\f\r ]+/g, '')
  const padding = letters.endsWith('==') ? 2 : letters.endsWith('=') ? 1 : 0
  const length = letters.length - padding
  const isWhole = padding === 0 ? length % 4 !== 1 : letters.length % 4 === 0
  // Node takes the URL-safe alphabet, and skips foreign characters, which shows in the number of bytes.
  if (!isWhole || letters.includes('-') || letters.includes('_')) return null
  const bytes = Buffer.from(letters, 'base64')
  // Small buffers share their memory, which would go to another thread with them.
  return bytes.length === Math.floor((length * 3) / 4) ? new Uint8Array(bytes) : null
}
