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

/** Node's own decoder: about thirty times as fast as `atob` and the loop after it. */
interface NodeDecoder {
  from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer>
}

/**
 * Bytes of a base64 text, read as browsers do (WHATWG forgiving-base64): white space is ignored, padding
 * may be missing, anything else outside the standard alphabet is refused. Returns null when it is refused,
 * as it is for `data:` addresses and the URL-safe alphabet.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const { Buffer: node } = globalThis as { Buffer?: NodeDecoder }
  return (node && decodeByNode(text, node)) ?? decodeByAtob(text)
}

/**
 * null for texts that Node reads too leniently: it skips foreign characters, which shows in the number of bytes, and
 * accepts the URL-safe alphabet.
 */
function decodeByNode(text: string, node: NodeDecoder): Uint8Array<ArrayBuffer> | null {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const length = text.length - padding
  const isWhole = padding === 0 ? length % 4 !== 1 : text.length % 4 === 0
  if (!isWhole || text.includes('-') || text.includes('_')) return null
  const bytes = node.from(text, 'base64')
  // Small buffers share their memory, which would go to another thread with them.
  return bytes.length === Math.floor((length * 3) / 4) ? new Uint8Array(bytes) : null
}

function decodeByAtob(text: string): Uint8Array<ArrayBuffer> | null {
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
