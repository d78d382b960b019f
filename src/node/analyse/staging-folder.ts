import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { reasonOf } from '../cli/reason-of'
import { clearFoldersOfDead, TemporaryFolder } from '../temporary/temporary-folder'

/** Has the host's name, since machines may share the disk: process numbers mean nothing elsewhere. */
const PREFIX = `.glance-${hostname()}-`

/** Describes the other files of a result. */
export const RESULT_FILE = 'result.json'

/**
 * A hidden folder beside the results, where each is written before it is moved to its place as a whole. It is deleted by
 * `remove` or when the process ends, with all unfinished results.
 */
export class StagingFolder {
  private constructor(private readonly folder: TemporaryFolder) {}

  /** Makes one, and deletes those of killed commands. */
  static async in(out: string): Promise<StagingFolder> {
    await clearFoldersOfDead(out, PREFIX)
    return new StagingFolder(new TemporaryFolder(() => out, PREFIX))
  }

  /** Calls `files` to write a folder, then moves that to its place. Rejects with a sentence, and leaves nothing. */
  async write(place: string, files: (folder: string) => Promise<unknown>): Promise<void> {
    const folder = join(await this.folder.path(), basename(place))
    await mkdir(folder)
    try {
      await files(folder)
      await moveInto(folder, place)
    } catch (error) {
      const { dest = place } = error as { dest?: string }
      const reason = reasonOf(error)
      throw new Error(`The result cannot be written to ${dest}: ${reason}`, { cause: error })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  remove(): Promise<void> {
    return this.folder.remove()
  }
}

/**
 * Moves a folder at once, or file by file if its place exists already. Then `result.json` is deleted first and moved last:
 * a folder that has it holds one whole result, even if the command was killed in between.
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
