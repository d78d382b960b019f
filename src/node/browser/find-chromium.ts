import { noBrowser, type Chromium } from './chromium'
import { installedChromium, isExecutable } from './installed-chromium'
import { packagedChromium } from './packaged-chromium'

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
