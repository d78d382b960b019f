import { InputError } from '../../../src/interface'
import type { Pixels } from '../../../src/perception'
import { decodeImage, type ImageCodec } from '../../../src/images/decode-image'
import { refuseBlank } from '../../../src/engine/analyse'

/** What came of a file: its pixels, or the code with which it was refused; another error is a fault. */
export type Decoded = Pixels | { refused: string }

/** Takes a file the way the service does, up to the engine. */
export async function decoded(file: Uint8Array, codec: ImageCodec): Promise<Decoded> {
  try {
    const pixels = await decodeImage(file, codec)
    refuseBlank(pixels)
    return pixels
  } catch (error) {
    return { refused: error instanceof InputError ? error.code : `fault: ${String(error)}` }
  }
}
