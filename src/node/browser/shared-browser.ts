import type { Browser } from 'playwright-core'
import { NoBrowser } from './chromium'

/** A browser nobody has used for this long is closed, ms. */
const IDLE_MS = 60_000

/**
 * One browser for all who need one: started at the first use, again after it crashed, closed when idle
 * and by stop(). Users make contexts of their own in it and close them.
 */
export class SharedBrowser {
  private browser: Promise<Browser> | null = null
  private users = 0
  private idle: NodeJS.Timeout | undefined
  private stopped = false

  constructor(
    private readonly launch: () => Promise<Browser>,
    private readonly idleMs = IDLE_MS
  ) {}

  /** Does some work in the browser. Rejects as launching does, and once the browser was stopped. */
  async use<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    if (this.stopped) throw new NoBrowser('The service is stopping.')
    clearTimeout(this.idle)
    this.users += 1
    try {
      return await work(await this.running())
    } finally {
      this.users -= 1
      if (this.users === 0) this.closeWhenIdle()
    }
  }

  /** Closes the browser, whatever is under way in it: that work rejects. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.close()
  }

  private running(): Promise<Browser> {
    if (this.browser) return this.browser
    const starting = this.launch()
    this.browser = starting
    const forget = (): void => {
      if (this.browser === starting) this.browser = null
    }
    starting.then((browser) => browser.on('disconnected', forget), forget)
    return starting
  }

  private closeWhenIdle(): void {
    clearTimeout(this.idle)
    this.idle = setTimeout(() => void this.close(), this.idleMs)
    // An idle browser keeps no process alive; the process ends it with itself.
    this.idle.unref()
  }

  private async close(): Promise<void> {
    clearTimeout(this.idle)
    const browser = await this.browser?.catch(() => null)
    this.browser = null
    await browser?.close()
  }
}
