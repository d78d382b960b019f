import { open, rm } from 'node:fs/promises'
import { UploadBrokenOff, UploadTooLarge } from '../../service'

/**
 * Writes a request's body to a new file as it arrives, a few kB at a time, and resolves to its length.
 * Rejects with UploadTooLarge as soon as it is over the limit, with UploadBrokenOff when the body ends
 * early; then no file is left.
 */
export async function keepFile(request: Request, path: string, maxBytes: number): Promise<number> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new UploadTooLarge()
  const file = await open(path, 'wx', 0o600)
  try {
    let bytes = 0
    for await (const chunk of chunksOf(request)) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new UploadTooLarge()
      await file.appendFile(chunk)
    }
    return bytes
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** The body piece by piece; what is not taken is not read. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array, void, void> {
  if (body === null) return
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(brokenOff)
      if (done) return
      yield value
    }
  } finally {
    // Nothing is left to tell a sender that is gone.
    await reader.cancel().catch(() => undefined)
  }
}

function brokenOff(): never {
  throw new UploadBrokenOff()
}
