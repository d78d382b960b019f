import { unreadable } from '../input-error'
import { readJpegHeader } from './jpeg-header'
import { PNG_SIGNATURE, readPngHeader } from './png/png-header'

/** Format and size in px, as a file's first bytes announce them. */
export interface ImageHeader {
  format: 'png' | 'jpeg'
  width: number
  height: number
}

/** Reads format and size without decoding. Throws `unreadable_input_image`. */
export function readImageHeader(file: Uint8Array): ImageHeader {
  if (PNG_SIGNATURE.every((byte, i) => file[i] === byte)) {
    const { width, height } = readPngHeader(file)
    return { format: 'png', width, height }
  }
  if (file[0] === 0xff && file[1] === 0xd8) return { format: 'jpeg', ...readJpegHeader(file) }
  throw unreadable('it is neither a PNG nor a JPEG')
}
