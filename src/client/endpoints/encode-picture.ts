import { uint8ArrayToBase64 } from 'uint8array-extras'
import { isWithin } from '../../images/decode-image'
import { imageType } from '../../images/file-type'
import { readImageSize } from '../../images/image-size'
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

// Divisible by 3, so that slices join without padding; a few ms each on a slow machine.
const SLICE_BYTES = 3 * 128 * 1024

/**
 * Bytes as base64 text, in a Blob: made slice by slice with room between them, so that a panel stays
 * responsive; a browser takes far longer to send a string of several MB. Rejects with the signal's reason.
 */
export async function toBase64(bytes: Uint8Array, signal?: AbortSignal): Promise<Blob> {
  const parts: Blob[] = []
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve, 0))
    signal?.throwIfAborted()
    parts.push(new Blob([encode(bytes.subarray(from, from + SLICE_BYTES))]))
  }
  return new Blob(parts)
}

function encode(slice: Uint8Array): string {
  return isNative(slice) ? slice.toBase64() : uint8ArrayToBase64(slice)
}

/** ES2026; Chromium 143 has it, Node 20 has not. */
function isNative(bytes: Uint8Array): bytes is Uint8Array & { toBase64: () => string } {
  return 'toBase64' in bytes && typeof bytes.toBase64 === 'function'
}
