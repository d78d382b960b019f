import type { Pixels } from '../../perception'

/**
 * Decoders that each runtime must bring. PNG is read and written by the service itself, so that every runtime
 * sees the same pixels; JPEG needs a decoder that browsers and Node bring along already.
 */
export interface ImageCodec {
  /** Pixels of a JPEG file, upright, in sRGB. Rejects when the file is broken. Its header was checked. */
  decodeJpeg(file: Uint8Array): Promise<Pixels>
  /** The runtime's own decompressor, several times as fast as the one in JavaScript that does without. */
  inflate?: Inflate
}

/**
 * Inflates a zlib stream that gives exactly `size` bytes; rejects or throws on any other, and never holds
 * much more than `size`. Runtimes differ in what else they refuse, so nothing is refused for its refusal
 * alone.
 */
export type Inflate = (stream: Uint8Array, size: number) => Promise<Uint8Array> | Uint8Array
