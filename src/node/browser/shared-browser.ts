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
  private idle: AbortSignal | null = null
  private stopped = false

  constructor(
    private readonly launch: () => Promise<Browser>,
    private readonly idleMs = IDLE_MS
  ) {}

  /** Does some work in the browser. Rejects as the work does, and with NoBrowser when there is none. */
  async use<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    this.refuseWhenStopped()
    this.idle = null
    this.users += 1
    try {
      return await work(await this.running())
    } catch (error) {
      // Whatever the work met then, it met because its browser went.
      this.refuseWhenStopped()
      throw error
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

  private refuseWhenStopped(): void {
    if (this.stopped) throw new NoBrowser('The service is stopping.')
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

  /** An idle browser keeps no process alive: this timer does not either. */
  private closeWhenIdle(): void {
    const idle = AbortSignal.timeout(this.idleMs)
    this.idle = idle
    idle.addEventListener('abort', () => {
      if (this.idle === idle) void this.close()
    })
  }

  private async close(): Promise<void> {
    this.idle = null
    const browser = await this.browser?.catch(() => null)
    this.browser = null
    await browser?.close()
  }
}
