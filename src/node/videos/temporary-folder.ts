import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of this process's own, made at the first use and gone when it is removed or the process ends. */
export class TemporaryFolder {
  private folder: Promise<string> | null = null

  /** A path in it that no file has yet. */
  async newPath(): Promise<string> {
    this.folder ??= this.make()
    return join(await this.folder, randomUUID())
  }

  async remove(): Promise<void> {
    const folder = await this.folder
    this.folder = null
    if (folder !== null) await rm(folder, { recursive: true, force: true })
  }

  private async make(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'glance-videos-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    return folder
  }
}
