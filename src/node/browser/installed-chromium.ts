import { access, constants } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Chromium } from './chromium'

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
export async function installedChromium(): Promise<Chromium | null> {
  for (const executablePath of wellKnownPaths()) {
    if (await isExecutable(executablePath)) return { executablePath, env: {} }
  }
  const { chromium } = await import('playwright-core')
  const executablePath = chromium.executablePath()
  return (await isExecutable(executablePath)) ? { executablePath, env: {} } : null
}

export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false
  )
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
