import type { CDPSession, Page } from 'playwright-core'

/** What is alive in a page after a collection, MB: objects, their DOM, and the bytes of buffers. */
export interface LiveMemory {
  /** Playground, its sandbox and the panel share one heap. */
  page: number
  /** The panel's Workers. */
  workers: number
}

interface Usage {
  usedSize: number
  embedderHeapUsedSize: number
  backingStorageSize: number
}

type Send = (method: string) => Promise<unknown>

/** Reads the live memory of a page and its Workers, by Chromium's own protocol. */
export class MemoryReader {
  private readonly workers = new Map<string, Send>()
  private readonly answers = new Map<string, (result: unknown) => void>()
  private count = 0

  private constructor(private readonly session: CDPSession) {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') {
        this.workers.set(sessionId, (method) => this.ask(sessionId, method))
      }
    })
    session.on('Target.detachedFromTarget', ({ sessionId }) => {
      this.workers.delete(sessionId)
      // A Worker that has ended answers nothing any more.
      for (const [key, answer] of this.answers) {
        if (key.startsWith(`${sessionId} `)) answer(null)
      }
    })
    session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result?: unknown }
      this.answers.get(`${sessionId} ${id}`)?.(result)
    })
  }

  static async of(page: Page): Promise<MemoryReader> {
    const session = await page.context().newCDPSession(page)
    const reader = new MemoryReader(session)
    const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false }
    await session.send('Target.setAutoAttach', attach)
    return reader
  }

  async read(): Promise<LiveMemory> {
    const own = await megabytes((method) => this.session.send(method as 'Runtime.getHeapUsage'))
    const workers = await Promise.all([...this.workers.values()].map(megabytes))
    return { page: own, workers: workers.reduce((sum, value) => sum + value, 0) }
  }

  private async ask(sessionId: string, method: string): Promise<unknown> {
    const id = ++this.count
    const answer = new Promise((resolve) => this.answers.set(`${sessionId} ${id}`, resolve))
    try {
      const message = JSON.stringify({ id, method })
      await this.session.send('Target.sendMessageToTarget', { sessionId, message })
      return await answer
    } catch (error) {
      if (this.workers.has(sessionId)) throw error
      return null
    } finally {
      this.answers.delete(`${sessionId} ${id}`)
    }
  }
}

async function megabytes(send: Send): Promise<number> {
  // What the first collection finds dead may have held buffers that only a second one gives back.
  for (let turn = 0; turn < 2; turn++) await send('HeapProfiler.collectGarbage')
  const usage = (await send('Runtime.getHeapUsage')) as Usage | null
  if (usage === null) return 0
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = usage
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6
}
