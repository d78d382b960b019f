import { open, rm } from 'node:fs/promises'
import { NoSpace } from '../../service'

/**
 * Writes pieces to a new file as they arrive, and resolves to its length. Rejects as they do, and with NoSpace when the
 * disk is full; then no file is left.
 */
export async function keepFile(chunks: AsyncIterable<Uint8Array>, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600).catch(explain)
  try {
    let bytes = 0
    for await (const chunk of chunks) {
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
