import { lstat, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  FOLDER_PREFIX,
  NOTE_SUFFIX,
  ownFolders,
  parseNote,
  TemporaryFolder
} from './temporary-folder'
import { commandOf, isAlive, killGroup } from './process-table'

/**
 * Clears away what processes left that were killed: uploads, and browsers that did not notice. Rejects, with a
 * sentence that says why, when the temporary folder cannot be used.
 */
export async function clearLeftovers(): Promise<void> {
  const place = tmpdir()
  try {
    const probe = new TemporaryFolder()
    await probe.path()
    await probe.remove()
    await clearFoldersOfDead(place, FOLDER_PREFIX, endBrowsers)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(
      `The temporary folder ${place} cannot be used: ${REASONS[code ?? ''] ?? message} Name another with TMPDIR.`,
      { cause: error }
    )
  }
}

/**
 * Removes from a place what begins so, goes on with the number of a process, and was that of one that is gone.
 * `before` is done with each folder while it is there.
 */
export async function clearFoldersOfDead(
  place: string,
  prefix: string,
  before: (folder: string) => Promise<void> = () => Promise.resolve()
): Promise<void> {
  for (const name of await readdir(place)) {
    const folder = join(place, name)
    const owner = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length)) : null
    if (owner === null || ownFolders.has(folder)) continue
    const pid = Number(owner[1])
    // This process's number may have been another's before.
    if (pid === process.pid || !isAlive(pid)) await clear(folder, before)
  }
}

async function clear(folder: string, before: (folder: string) => Promise<void>): Promise<void> {
  try {
    if (!(await isOurFolder(folder))) return
    await before(folder)
    await rm(folder, { recursive: true, force: true })
  } catch (error) {
    // Another user's, or being cleared by another process at this moment.
    if (
      !['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR'].includes(
        (error as NodeJS.ErrnoException).code ?? ''
      )
    ) {
      throw error
    }
  }
}

/** In a place that everybody may write to, others can make what is named like ours, and links to what is not theirs. */
async function isOurFolder(path: string): Promise<boolean> {
  const found = await lstat(path)
  return found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid())
}

async function endBrowsers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(NOTE_SUFFIX)) await endBrowser(join(folder, name))
  }
}

/** Its number may be another process's by now, but no other names its profile. */
async function endBrowser(note: string): Promise<void> {
  const { pid, profile } = parseNote(await readFile(note, 'utf8'))
  // Playwright makes profiles directly in the temporary folder.
  if (profile === '' || dirname(profile) !== tmpdir()) return
  if ((await commandOf(pid)).includes(profile)) killGroup(pid)
  if (await isOurFolder(profile).catch(() => false))
    await rm(profile, { recursive: true, force: true })
}

const REASONS: Partial<Record<string, string>> = {
  ENOENT: 'there is no such folder.',
  ENOTDIR: 'it is a file.',
  EACCES: 'nothing may be written there.',
  EPERM: 'nothing may be written there.',
  EROFS: 'the disk is read-only.',
  ENOSPC: 'the disk is full.'
}
