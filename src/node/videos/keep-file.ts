import { open, rm } from 'node:fs/promises'
import { chunksOf, NoSpace, type Pace } from '../../service'

/**
 * Writes a request's body to a new file as it arrives, a few kB at a time, and resolves to its length.
 * Rejects as `chunksOf` does when it does not arrive whole, and with NoSpace when the disk is full; then no file
 * is left.
 */
export async function keepFile(
  request: Request,
  path: string,
  maxBytes: number,
  pace: Pace
): Promise<number> {
  const file = await open(path, 'wx', 0o600).catch(explain)
  try {
    let bytes = 0
    for await (const chunk of chunksOf(request, maxBytes, pace)) {
      bytes += chunk.length
      await file.appendFile(chunk).catch(explain)
    }
    // A disk may only find now that it is full.
    await file.close().catch(explain)
    return bytes
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(path, { force: true })
    throw error
  }
}

/** What file systems say when nothing more fits, be it the disk, the user's share of it, or a limit of files. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

function explain(error: NodeJS.ErrnoException): never {
  throw FULL.has(error.code ?? '') ? new NoSpace() : error
}
