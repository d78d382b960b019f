import { aborted } from '../errors'
import { toBase64 } from '../images/base64'

/** A picture as base64 for a create body. An abort means that nothing was sent. */
export async function encodePicture(
  bytes: Uint8Array,
  signal: AbortSignal | undefined
): Promise<Blob> {
  try {
    return await toBase64(bytes, signal)
  } catch (error) {
    throw signal?.aborted === true ? aborted('no') : error
  }
}
