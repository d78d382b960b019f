import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { commandOf, killGroup } from '../temporary/process-table'
import { isOwnFolder, TemporaryFolder } from '../temporary/temporary-folder'

export const NOTE_SUFFIX = '.browser'

/** A browser's first process, and the folder of its profile. */
interface BrowserNote {
  pid: number
  profile: string
}

const notes = new TemporaryFolder()

/** Notes a running browser, so that a later process can end it. Resolves to a function that deletes the note. */
export async function noteBrowser(note: BrowserNote): Promise<() => Promise<void>> {
  const path = join(await notes.path(), `${note.pid}${NOTE_SUFFIX}`)
  await writeFile(path, JSON.stringify(note), { mode: 0o600 })
  return () => rm(path, { force: true })
}

/** Reads a note; an empty one if it is unusable, or its profile was not made by Playwright. */
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

/** Ends the browsers that are noted in the folder of a process that has ended, and deletes their profiles. */
export async function endNotedBrowsers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(NOTE_SUFFIX)) await endBrowser(join(folder, name))
  }
}

async function endBrowser(note: string): Promise<void> {
  const { pid, profile } = parseNote(await readFile(note, 'utf8'))
  // Playwright makes profiles directly in the temporary folder.
  if (profile === '' || dirname(profile) !== tmpdir()) return
  // The number may be another process's by now, which does not name this profile.
  if ((await commandOf(pid)).includes(profile)) killGroup(pid)
  const isOurs = await isOwnFolder(profile).catch(() => false)
  if (isOurs) await rm(profile, { recursive: true, force: true })
}
