import { rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { TemporaryFolder } from './temporary-folder'

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

/** What was noted; an empty profile where nothing of use was. A profile is one that Playwright made. */
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
