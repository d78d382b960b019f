import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'

/** The first bytes of a file: enough of an oversized one to see that it is too large. */
export async function readAtMost(file: string, bytes: number): Promise<Uint8Array> {
  return buffer(createReadStream(file, { end: bytes - 1 }))
}
