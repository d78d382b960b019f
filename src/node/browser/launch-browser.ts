import { type Browser, chromium } from 'playwright-core'
import { type Chromium, NoBrowser } from './chromium'

/** Less that runs, asks and phones home; none of them lowers a wall between pages. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--font-render-hinting=none',
  '--no-first-run'
]

export interface LaunchOptions {
  flags?: readonly string[]
  /** Chromium's own sandbox around pages; it cannot run for root. On unless this process is root's. */
  sandbox?: boolean
  env?: Readonly<Record<string, string>>
}

/** Whether pages can be kept in Chromium's sandbox: the kernel refuses it to root. */
export function canSandbox(): boolean {
  return process.getuid?.() !== 0
}

/** Starts a browser without a window. The caller closes it. Rejects with NoBrowser. */
export async function launchBrowser(
  { executablePath, env }: Chromium,
  { flags = [], sandbox = canSandbox(), env: more = {} }: LaunchOptions = {}
): Promise<Browser> {
  try {
    return await chromium.launch({
      executablePath,
      chromiumSandbox: sandbox,
      args: [...QUIET, ...flags],
      env: { ...process.env, ...env, ...more },
      // The process decides what a signal means, and closes its browsers itself.
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false
    })
  } catch (error) {
    throw new NoBrowser(`The browser ${executablePath} does not start${hint(error)}`)
  }
}

function hint(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/no usable sandbox/i.test(message)) {
    return ': this system gives it no sandbox. Install Chrome as a package of the system, or allow unprivileged user namespaces.'
  }
  return `: ${message.split('\n')[0] ?? ''}`
}
