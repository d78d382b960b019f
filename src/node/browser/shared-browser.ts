import type { Browser } from 'playwright-core'
import { until } from '../../waiting'
import { type BrowserLimits, Guard } from './guard'
import { closeBrowser, noBrowser, wasKilled } from './launch-browser'

/** How long an unused browser stays open, ms. */
const IDLE_MS = 60_000

/**
 * A pool of browsers. Each has one user at a time, so that a broken one harms no other; it is started when none is free,
 * used again, and closed when idle or by `stop`. Users make contexts of their own and close them.
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
   * Runs some work with a browser of its own. Rejects as the work does, with a BrowserError when there is no browser, or
   * when the work went over a limit, which ends the browser.
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
      // The end of the browser explains any failure of the work.
      this.refuseWhenStopped()
      guard?.signal.throwIfAborted()
      throw error
    } finally {
      guard?.stop()
      this.giveBack(browser)
    }
  }

  /** Closes all browsers; work that still uses them rejects. */
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

  /** Like an idle browser, the timer keeps no process alive. */
  private giveBack(browser: Browser): void {
    if (!isUsable(browser)) return
    const entry = { browser }
    this.free.add(entry)
    AbortSignal.timeout(this.idleMs).addEventListener('abort', () => {
      if (this.free.delete(entry)) void closeAny(browser)
    })
  }
}

/** A killed browser counts as connected for a moment. */
function isUsable(browser: Browser): boolean {
  return browser.isConnected() && !wasKilled(browser)
}

async function closeAny(browser: Browser | null): Promise<void> {
  if (browser !== null) await closeBrowser(browser)
}
