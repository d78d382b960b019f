import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NOTE_SUFFIX, parseNote } from './browser-note'
import { commandOf, isAlive, killGroup } from './process-table'
import { FOLDER_PREFIX, ownFolders, TemporaryFolder } from './temporary-folder'

const NAME = new RegExp(`^${FOLDER_PREFIX}(\\d+)-`)

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
    for (const name of await readdir(place)) {
      const folder = join(place, name)
      const owner = Number(NAME.exec(name)?.[1] ?? NaN)
      if (Number.isNaN(owner) || ownFolders.has(folder)) continue
      // This process's number may have been another's before.
      if (owner !== process.pid && isAlive(owner)) continue
      await clear(folder)
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(
      `The temporary folder ${place} cannot be used: ${REASONS[code ?? ''] ?? message} Name another with TMPDIR.`,
      { cause: error }
    )
  }
}

async function clear(folder: string): Promise<void> {
  try {
    for (const name of await readdir(folder)) {
      if (name.endsWith(NOTE_SUFFIX)) await endBrowser(join(folder, name))
    }
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

/** Its number may be another process's by now, but no other names its profile. */
async function endBrowser(note: string): Promise<void> {
  const { pid, profile } = parseNote(await readFile(note, 'utf8'))
  if (profile === '') return
  if ((await commandOf(pid)).includes(profile)) killGroup(pid)
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
