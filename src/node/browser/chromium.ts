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
     * `told`: killed for exceeding this limit.
     */
    readonly code: 'none' | 'stopped' | 'ms' | 'memory' | 'told',
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
