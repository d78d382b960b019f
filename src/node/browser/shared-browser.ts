import type { Browser } from 'playwright-core'
import { noBrowser } from './chromium'
import { until } from '../../waiting'
import { type BrowserLimits, Guard } from './guard'
import { closeBrowser, wasKilled } from './launch-browser'

/** A browser nobody has used for this long is closed, ms. */
const IDLE_MS = 60_000

/**
 * Browsers for all who need one, each for one at a time, so that whoever breaks one harms nobody else: started when
 * none is free, used again by the next, closed when idle and by stop(). Users make contexts of their own and close them.
 */
export class SharedBrowser {
  private readonly free = new Set<{ browser: Browser }>()
  private readonly all = new Set<Promise<Browser>>()
  private stopped = false

  constructor(
    private readonly launch: () => Promise<Browser>,
    private readonly idleMs = IDLE_MS,
    /** Whether it came in an npm package. */
    readonly packaged = false
  ) {}

  /**
   * Does some work in a browser that is its own meanwhile. Rejects as the work does, with a BrowserError when there is
   * none, and with that of a limit when the work took more than it may: then its browser was ended.
   */
  async use<T>(
    work: (browser: Browser) => Promise<T>,
    limits?: Partial<BrowserLimits>
  ): Promise<T> {
    this.refuseWhenStopped()
    const browser = this.takeFree() ?? (await this.start())
    const guard = limits && new Guard(browser, limits)
    try {
      return await (guard ? until(guard.signal, work(browser)) : work(browser))
    } catch (error) {
      // Whatever the work met then, it met because its browser went.
      this.refuseWhenStopped()
      guard?.signal.throwIfAborted()
      throw error
    } finally {
      guard?.stop()
      this.giveBack(browser)
    }
  }

  /** Closes all browsers, whatever is under way in them: that work rejects. */
  async stop(): Promise<void> {
    this.stopped = true
    const running = [...this.all].map((starting) => starting.catch(() => null))
    await Promise.all(running.map(async (starting) => closeAny(await starting)))
  }

  private refuseWhenStopped(): void {
    if (this.stopped) throw noBrowser('The service is stopping.')
  }

  private async start(): Promise<Browser> {
    const starting = this.launch()
    this.all.add(starting)
    const forget = (): void => {
      this.all.delete(starting)
    }
    try {
      const browser = await starting
      browser.on('disconnected', forget)
      this.refuseWhenStopped()
      return browser
    } catch (error) {
      forget()
      throw error
    }
  }

  private takeFree(): Browser | undefined {
    for (const entry of this.free) {
      this.free.delete(entry)
      if (isUsable(entry.browser)) return entry.browser
    }
    return undefined
  }

  /** An idle browser keeps no process alive: this timer does not either. */
  private giveBack(browser: Browser): void {
    if (!isUsable(browser)) return
    const entry = { browser }
    this.free.add(entry)
    AbortSignal.timeout(this.idleMs).addEventListener('abort', () => {
      if (this.free.delete(entry)) void closeAny(browser)
    })
  }
}

/** A browser that was killed is told so a moment later. */
function isUsable(browser: Browser): boolean {
  return browser.isConnected() && !wasKilled(browser)
}

async function closeAny(browser: Browser | null): Promise<void> {
  if (browser !== null) await closeBrowser(browser)
}
