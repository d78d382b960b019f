import type { Readable } from 'node:stream'
import type { Browser } from 'playwright-core'
import { GroupMemory } from '../temporary/process-table'
import { BrowserError, killBrowser, processOf, messagesOf } from './launch-browser'

/** Limits on one piece of work with a browser of its own. */
export interface BrowserLimits {
  /** From the work's beginning in a browser that runs to the end of its last page, ms. */
  ms: number
  /** Of all the browser's processes together, bytes. */
  memory: number
  /** From the browser to this process, bytes: all that a page writes to its console is held here for a while. */
  messages: number
}

/** Memory grows by a few hundred MB in this time at most, ms. Elsewhere than on Linux each look starts a program. */
const LOOK_EVERY_MS = process.platform === 'linux' ? 50 : 200

/**
 * Watches a browser, and kills it as soon as its work goes over a limit. Limits of the kernel for a process do not serve:
 * Chromium reserves many times what it uses, and a page breaks at once with RLIMIT_DATA at 1.2 GB. A cgroup would, but
 * processes may seldom make one; the service can be run in one as a whole.
 */
export class Guard {
  private readonly controller = new AbortController()
  private readonly deadline: ReturnType<typeof setTimeout> | undefined
  private readonly pipe: Readable | undefined
  private received = 0
  private look: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly browser: Browser,
    private readonly limits: Partial<BrowserLimits>
  ) {
    if (limits.ms !== undefined) this.deadline = setTimeout(() => this.endIt('ms'), limits.ms)
    this.pipe = messagesOf(browser)
    this.pipe?.on('data', this.hear)
    const pid = processOf(browser)
    if (pid !== undefined) this.watch(new GroupMemory(pid))
  }

  /** Aborts with the BrowserError of the limit. */
  get signal(): AbortSignal {
    return this.controller.signal
  }

  stop(): void {
    clearTimeout(this.deadline)
    this.pipe?.off('data', this.hear)
    clearTimeout(this.look)
    this.look = undefined
  }

  private endIt(of: keyof BrowserLimits): void {
    this.stop()
    killBrowser(this.browser)
    this.controller.abort(
      new BrowserError(of, `The browser was ended: its work took too much of ${of}.`)
    )
  }

  private readonly hear = (chunk: Buffer): void => {
    this.received += chunk.length
    if (this.received > (this.limits.messages ?? Infinity)) this.endIt('messages')
  }

  private watch(group: GroupMemory): void {
    this.look = setTimeout(() => void this.weigh(group), LOOK_EVERY_MS)
  }

  private async weigh(group: GroupMemory): Promise<void> {
    // A failed look is repeated at the next; the deadline holds meanwhile.
    const bytes = await group.look().catch(() => 0)
    if (this.look === undefined) return
    if (bytes > (this.limits.memory ?? Infinity)) this.endIt('memory')
    else this.watch(group)
  }
}
