import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reasonOf } from '../cli/reason-of'
import { isAlive } from './process-table'
import { FOLDER_PREFIX, isOwnFolder, ownFolders, TemporaryFolder } from './temporary-folder'

/**
 * Gives this process and its browsers a folder of their own for all temporary files, which ends with the process, and
 * deletes those of killed processes. Rejects, with a sentence that says why, when the place for them cannot be used.
 */
export async function useOwnTemporaryFolder(): Promise<void> {
  const place = tmpdir()
  try {
    const folder = await new TemporaryFolder().path()
    await clearFoldersOfDead(place, FOLDER_PREFIX)
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  } catch (error) {
    throw new Error(
      `The temporary folder ${place} cannot be used: ${reasonOf(error)} Name another with TMPDIR.`,
      { cause: error }
    )
  }
}

/** Deletes folders `<prefix><pid>-*` whose process has ended. */
export async function clearFoldersOfDead(place: string, prefix: string): Promise<void> {
  for (const name of await readdir(place)) {
    const folder = join(place, name)
    const owner = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length)) : null
    if (owner === null || ownFolders.has(folder)) continue
    const pid = Number(owner[1])
    // An ended process may have had this one's number.
    if (pid === process.pid || !isAlive(pid)) await clear(folder)
  }
}

async function clear(folder: string): Promise<void> {
  try {
    if (await isOwnFolder(folder)) await rm(folder, { recursive: true, force: true })
  } catch (error) {
    if (!NOT_OURS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Error codes for a folder of another user, or one that another process is deleting. */
const NOT_OURS = new Set(['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR'])
