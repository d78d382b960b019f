import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * A hidden folder beside the results, where each is written before it is moved to its place as a whole. It is gone when
 * it is removed or the process ends, and with it all that is half written.
 */
export class Aside {
  private constructor(private readonly folder: string) {}

  static async in(out: string): Promise<Aside> {
    const folder = await mkdtemp(join(out, '.glance-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    return new Aside(folder)
  }

  /** Has a folder's files written, and then puts them into their place. Rejects as the writing does, and leaves nothing. */
  async write(place: string, files: (folder: string) => Promise<unknown>): Promise<void> {
    const folder = join(this.folder, basename(place))
    await mkdir(folder)
    try {
      await files(folder)
      await moveInto(folder, place)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** At once, or file by file where the folder is there already, and perhaps others' files in it. */
async function moveInto(folder: string, place: string): Promise<void> {
  try {
    await rename(folder, place)
  } catch (error) {
    if (!THERE.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    for (const name of await readdir(folder)) await rename(join(folder, name), join(place, name))
  }
}

/** What systems say of a folder that is there and not empty. */
const THERE = new Set(['EEXIST', 'ENOTEMPTY', 'EPERM'])
