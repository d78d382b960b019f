import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { access, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reasonOf } from '../cli/reason-of'
import { isAlive } from './process-table'

/** Prefix of the folders' names, before the number of their process. */
const FOLDER_PREFIX = 'glance-'

/** The folders of this process, deleted when it ends. */
const ownFolders = new Set<string>()
process.once('exit', () => {
  for (const folder of ownFolders) {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // A browser that is ending still writes there: the next process clears it.
    }
  }
})

/** A temporary folder: made at its first use, deleted by `remove` or when the process ends. */
export class TemporaryFolder {
  private folder: Promise<string> | null = null

  constructor(
    private readonly place = tmpdir,
    private readonly prefix = FOLDER_PREFIX
  ) {}

  /** The folder's path; made again if something has deleted it. */
  async path(): Promise<string> {
    this.folder ??= this.make()
    const folder = await this.folder.catch((error: unknown) => {
      // A disk that is full now may have room at the next use.
      this.folder = null
      throw error
    })
    return madeAgain(folder)
  }

  /** An unused path in the folder. */
  async newPath(): Promise<string> {
    return join(await this.path(), randomUUID())
  }

  async remove(): Promise<void> {
    const folder = await this.folder
    this.folder = null
    if (folder === null) return
    await rm(folder, { recursive: true, force: true })
    ownFolders.delete(folder)
  }

  private async make(): Promise<string> {
    const place = await madeAgain(this.place())
    const folder = await mkdtemp(join(place, `${this.prefix}${process.pid}-`))
    ownFolders.add(folder)
    return folder
  }
}

/** A folder, made where it is missing: systems delete temporary ones that lay unused for days, also of running processes. */
async function madeAgain(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Whether a path is a folder of this user: in a place for all users, others can make folders and links of our names. */
async function isOwnFolder(path: string): Promise<boolean> {
  const found = await lstat(path)
  return found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid())
}

/**
 * Gives this process and its browsers a folder of their own for all temporary files, which ends with the process, and
 * deletes those of killed processes. Rejects, with a sentence that says why, when the place for them cannot be used.
 */
export async function useOwnTemporaryFolder(): Promise<void> {
  const place = tmpdir()
  try {
    await access(place)
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
