import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Chromium, noBrowser } from './launch-browser'
import { isExecutable, packagedChromium } from './packaged-chromium'

/**
 * The browser to use, in this order: the named one, CHROMIUM_PATH, an installed Chrome, Chromium or
 * Edge, the one inside the npm package @sparticuz/chromium. A named one that is not there is never
 * replaced by another. Rejects with a BrowserError.
 */
export async function findChromium(named?: string): Promise<Chromium> {
  const own = namedChromium(named)
  const found = own ? await own : ((await installedChromium()) ?? (await packagedChromium()))
  if (found) return found
  throw noBrowser(
    'There is no Chrome, Chromium or Edge on this computer. Install one, or name one with --chromium PATH or CHROMIUM_PATH.'
  )
}

/** The browser named on the command line or in the environment; null when none is named. */
export function namedChromium(named?: string): Promise<Chromium> | null {
  if (named !== undefined) return executable(named, '--chromium')
  const path = process.env.CHROMIUM_PATH
  return path ? executable(path, 'CHROMIUM_PATH') : null
}

async function executable(path: string, by: string): Promise<Chromium> {
  if (await isExecutable(path)) return { executablePath: path, env: {} }
  throw noBrowser(`${by} names no program that can be run: ${path}`)
}

/** Where installers put Chrome, Chromium and Edge; `~` is the user's own folder. */
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `Applications/${name}.app/Contents/MacOS/${name}`
)
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe'
]
const LINUX_COMMANDS = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge'
]

/** An installed Chrome, Chromium or Edge, or the one Playwright downloaded; null when there is none. */
async function installedChromium(): Promise<Chromium | null> {
  for (const executablePath of wellKnownPaths()) {
    if (await isExecutable(executablePath)) return { executablePath, env: {} }
  }
  const { chromium } = await import('playwright-core')
  const executablePath = chromium.executablePath()
  return (await isExecutable(executablePath)) ? { executablePath, env: {} } : null
}

function wellKnownPaths(): string[] {
  const { env, platform } = process
  if (platform === 'darwin') {
    return ['/', homedir()].flatMap((folder) => MAC_APPS.map((app) => join(folder, app)))
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return folders
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program)))
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return LINUX_COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)))
}
