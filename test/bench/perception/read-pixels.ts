import { readFile } from 'node:fs/promises'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import type { Pixels } from '../../../src/perception'
import { decodeImage } from '../../../src/service/images/decode-image'

/** Decodes an image file as `npm run analyse` does. */
export async function readPixels(file: string): Promise<Pixels> {
  return decodeImage(await readFile(file), sharpCodec)
}
