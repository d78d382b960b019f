import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { UploadTooLarge } from '../../service'

/**
 * Writes a request's body to a new file as it arrives, a few kB at a time, and resolves to its length.
 * Rejects with UploadTooLarge as soon as it is over the limit; then, and when the request breaks off,
 * no file is left.
 */
export async function keepFile(request: Request, path: string, maxBytes: number): Promise<number> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new UploadTooLarge()
  let bytes = 0
  async function* measured(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new UploadTooLarge()
      yield chunk
    }
  }
  const { body } = request
  const sent = body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream)
  try {
    await pipeline(sent, measured, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return bytes
}
