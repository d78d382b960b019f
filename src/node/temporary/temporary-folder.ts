import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** Prefix of these folders' names; the number of their process follows. */
export const FOLDER_PREFIX = 'glance-'

/** Names of all that this process has now. */
export const ownFolders = new Set<string>()

let isSweptAtExit = false

/** One listener for all folders: a service makes one after another. */
function sweepAtExit(): void {
  if (isSweptAtExit) return
  isSweptAtExit = true
  process.once('exit', () => {
    for (const folder of ownFolders) rmSync(folder, { recursive: true, force: true })
  })
}

/** A folder of this process's own, made at the first use and gone when it is removed or the process ends. */
export class TemporaryFolder {
  private folder: Promise<string> | null = null

  /** In the system's place for temporary files, unless another is named. */
  constructor(
    private readonly place = tmpdir,
    private readonly prefix = FOLDER_PREFIX
  ) {}

  /** The folder itself; made again where something clears up what is old. */
  async path(): Promise<string> {
    this.folder ??= this.make()
    const folder = await this.folder
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return folder
  }

  /** A path in it that no file has yet. */
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
    const folder = await mkdtemp(join(this.place(), `${this.prefix}${process.pid}-`))
    ownFolders.add(folder)
    sweepAtExit()
    return folder
  }
}

export const NOTE_SUFFIX = '.browser'

/** A browser's first process, and the folder of its profile, which is its alone. */
interface BrowserNote {
  pid: number
  profile: string
}

const notes = new TemporaryFolder()

/** Notes a running browser for whoever finds it without its parent. Resolves to what takes the note away. */
export async function noteBrowser(note: BrowserNote): Promise<() => Promise<void>> {
  const path = join(await notes.path(), `${note.pid}${NOTE_SUFFIX}`)
  await writeFile(path, JSON.stringify(note), { mode: 0o600 })
  return () => rm(path, { force: true })
}

/** Reads a note. The profile is empty when the note is unusable, or names no profile that Playwright made. */
export function parseNote(text: string): BrowserNote {
  try {
    const { pid, profile } = JSON.parse(text) as Partial<Record<string, unknown>>
    const isProfile = typeof profile === 'string' && basename(profile).startsWith('playwright_')
    if (isProfile && typeof pid === 'number' && pid > 1) return { pid, profile }
  } catch (error) {
    // A process that was killed may have left half a note.
    if (!(error instanceof SyntaxError)) throw error
  }
  return { pid: 0, profile: '' }
}
