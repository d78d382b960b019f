import type { Browser } from 'playwright-core'
import { memoryOfGroup } from '../temporary/process-table'
import { killBrowser, processOf } from './launch-browser'

/** What a piece of work may take of a browser that is its own meanwhile. */
export interface BrowserLimits {
  /** From the work's beginning in a browser that runs to the end of its last page, ms. */
  ms: number
  /** Of all the browser's processes together, bytes. */
  memory: number
}

/** Work that took more than it may. Its browser is gone. */
export class OverLimit extends Error {
  override name = 'OverLimit'

  constructor(readonly of: keyof BrowserLimits) {
    super(`The browser was ended: its work took too much ${of === 'ms' ? 'time' : 'memory'}.`)
  }
}

/** Memory grows by some hundred MB in this time at most, ms. */
const LOOK_EVERY_MS = 200

/** Watches over a browser, and ends it as soon as its work goes over a limit. */
export class Guard {
  private readonly controller = new AbortController()
  private readonly deadline: ReturnType<typeof setTimeout>
  private readonly look: ReturnType<typeof setInterval>

  constructor(
    private readonly browser: Browser,
    { ms, memory }: BrowserLimits
  ) {
    this.deadline = setTimeout(() => this.endIt('ms'), ms)
    this.look = setInterval(() => void this.weigh(memory), LOOK_EVERY_MS)
  }

  /** Aborts with an OverLimit. */
  get signal(): AbortSignal {
    return this.controller.signal
  }

  stop(): void {
    clearTimeout(this.deadline)
    clearInterval(this.look)
  }

  private endIt(of: keyof BrowserLimits): void {
    this.stop()
    killBrowser(this.browser)
    this.controller.abort(new OverLimit(of))
  }

  private async weigh(most: number): Promise<void> {
    const pid = processOf(this.browser)
    if (pid !== undefined && (await memoryOfGroup(pid)) > most) this.endIt('memory')
  }
}
