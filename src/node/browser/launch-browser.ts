import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Readable } from 'node:stream'
import type { Browser } from 'playwright-core'
import { killGroup } from '../temporary/process-table'

/** A browser of the Chromium family on this computer. */
export interface Chromium {
  executablePath: string
  /** Environment variables it needs beside the process's own. */
  env: Readonly<Record<string, string>>
  /** It came in an npm package, and gets older with it. */
  packaged?: true
}

/** Error for work that had no browser, or lost it. */
export class BrowserError extends Error {
  override name = 'BrowserError'

  constructor(
    /**
     * `none`: no browser found or started; the message says what to do. `stopped`: it ended by itself. `ms`, `memory`,
     * `messages`: killed for exceeding this limit.
     */
    readonly code: 'none' | 'stopped' | 'ms' | 'memory' | 'messages',
    message: string
  ) {
    super(message)
  }
}

export function noBrowser(message: string): BrowserError {
  return new BrowserError('none', message)
}

export function isNoBrowser(error: unknown): error is BrowserError {
  return error instanceof BrowserError && error.code === 'none'
}

/** Fewer background services and requests; none of them weakens the isolation of pages. */
export const QUIET = [
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

/** How long a browser may take to start, ms. */
const START_MS = 30_000

/** How long a browser may take to close in an orderly way, ms. */
const CLOSE_MS = 3_000

/** The first process of each browser that runs. */
const processes = new WeakMap<Browser, ChildProcess>()
const killed = new WeakSet<Browser>()

/** Starts a browser without a window. The caller closes it. Rejects with a BrowserError. */
export async function launchBrowser(
  { executablePath, env }: Chromium,
  { flags = [], sandbox = canSandbox(), env: more = {} }: LaunchOptions = {}
): Promise<Browser> {
  // Playwright does not say which process it started; Node's diagnostics do.
  const mark = `--glance=${randomUUID()}`
  const started: ChildProcess[] = []
  const onProcess = (message: unknown): void => {
    started.push((message as { process: ChildProcess }).process)
  }
  // It takes half a second to load: most commands need no browser, or not at once.
  const { chromium } = await import('playwright-core')
  subscribe('child_process', onProcess)
  try {
    const browser = await chromium.launch({
      executablePath,
      chromiumSandbox: sandbox,
      args: [...QUIET, ...flags, mark],
      // Keeps Chromium's own brake on pages that flood it with messages.
      ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
      env: { ...process.env, ...env, ...more },
      timeout: START_MS,
      // The process handles signals itself.
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false
    })
    const first = started.find(({ spawnargs }) => spawnargs.includes(mark))
    if (first) processes.set(browser, first)
    return browser
  } catch (error) {
    throw noBrowser(`The browser ${executablePath} does not start${hint(error)}`)
  } finally {
    unsubscribe('child_process', onProcess)
  }
}

/** The number of a browser's first process and process group; undefined for one started elsewhere. */
export function processOf(browser: Browser): number | undefined {
  return processes.get(browser)?.pid
}

/** The pipe by which Playwright reads a browser's messages. */
export function messagesOf(browser: Browser): Readable | undefined {
  return processes.get(browser)?.stdio[4] as Readable | undefined
}

/** Kills a browser with all its processes. */
export function killBrowser(browser: Browser): void {
  killed.add(browser)
  const first = processes.get(browser)
  if (first?.pid !== undefined && first.exitCode === null && first.signalCode === null) {
    killGroup(first.pid)
  }
}

export function wasKilled(browser: Browser): boolean {
  return killed.has(browser)
}

/** Closes a browser, or something in it, and kills the browser if that takes too long. */
export async function closeBrowser(
  browser: Browser,
  closable: { close: () => Promise<void> } = browser
): Promise<void> {
  const patience = setTimeout(() => killBrowser(browser), CLOSE_MS)
  try {
    await closable.close()
  } finally {
    clearTimeout(patience)
  }
}

function hint(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/no usable sandbox/i.test(message)) {
    return ': this system gives it no sandbox. Install Chrome as a package of the system, or allow unprivileged user namespaces.'
  }
  return `: ${message.split('\n')[0] ?? ''}`
}
