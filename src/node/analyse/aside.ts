import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { clearFoldersOfDead } from '../temporary/leftovers'
import { TemporaryFolder } from '../temporary/temporary-folder'

/** Results may lie on a disk that machines share: what others write there is not for this one to judge. */
const PREFIX = `.glance-${hostname()}-`

/** Describes the other files of a result. */
export const RESULT_FILE = 'result.json'

/**
 * A hidden folder beside the results, where each is written before it is moved to its place as a whole. It is gone when
 * it is removed or the process ends, and with it all that is half written.
 */
export class Aside {
  private constructor(private readonly folder: TemporaryFolder) {}

  /** Also clears away leftovers of killed commands. */
  static async in(out: string): Promise<Aside> {
    await clearFoldersOfDead(out, PREFIX)
    return new Aside(new TemporaryFolder(() => out, PREFIX))
  }

  /** Has a folder's files written, and then puts them into their place. Rejects as the writing does, and leaves nothing. */
  async write(place: string, files: (folder: string) => Promise<unknown>): Promise<void> {
    const folder = join(await this.folder.path(), basename(place))
    await mkdir(folder)
    try {
      await files(folder)
      await moveInto(folder, place)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  remove(): Promise<void> {
    return this.folder.remove()
  }
}

/**
 * At once, or file by file where the folder is there already, and perhaps others' files in it. Then the file that says
 * what the others are goes first and comes last: a folder with it holds one whole result, also when the command is
 * killed in the middle.
 */
async function moveInto(folder: string, place: string): Promise<void> {
  try {
    await rename(folder, place)
  } catch (error) {
    if (!THERE.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    await rm(join(place, RESULT_FILE), { force: true })
    const others = (await readdir(folder)).filter((name) => name !== RESULT_FILE)
    for (const name of [...others, RESULT_FILE]) {
      await rename(join(folder, name), join(place, name))
    }
  }
}

/** Error codes for a target folder that exists and is not empty. */
const THERE = new Set(['EEXIST', 'ENOTEMPTY', 'EPERM'])
