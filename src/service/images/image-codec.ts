import type { Pixels } from '../../perception'

/**
 * What each runtime must bring. PNG is read and written by the service itself, so that every runtime
 * sees the same pixels; JPEG needs a decoder that browsers and Node bring along already.
 */
export interface ImageCodec {
  /** Pixels of a JPEG file, upright, in sRGB. Rejects when the file is broken. */
  decodeJpeg(file: Uint8Array): Promise<Pixels>
}
