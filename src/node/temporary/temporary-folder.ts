import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the names of these folders begin with; the number of their process follows. */
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
