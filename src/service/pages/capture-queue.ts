import { nextTask } from '../run/next-task'
import { CaptureError, type CapturePage, type PageRequest } from './page-capture'

/** Captures under way at once; each is a tab of a browser, and mostly waits for a site. */
const MAX_RUNNING = 2

/** Pages that may wait before more are turned away. */
const MAX_WAITING = 32

/** Captures of web pages. They run beside the engine's queue, which no slow site shall hold up. */
export class CaptureQueue {
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(private readonly capturePage: CapturePage = unavailable) {}

  get isFull(): boolean {
    return this.waiting.length >= MAX_WAITING
  }

  /** Captures a page when its turn comes. Rejects with a CaptureError. */
  async take(page: PageRequest): Promise<Uint8Array<ArrayBuffer>> {
    if (this.running === MAX_RUNNING) await new Promise<void>((go) => this.waiting.push(go))
    else this.running += 1
    try {
      // The answer that promised it leaves first.
      await nextTask()
      return await this.capturePage(page)
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}

const unavailable: CapturePage = () =>
  Promise.reject(
    new CaptureError(
      'page_capture_unavailable',
      'A web page can only be analysed by a connected service with a browser, and this one has none. Send an image instead.'
    )
  )
