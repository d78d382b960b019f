const DAY_MS = 24 * 60 * 60 * 1000
/** Streams and files take a few turns of the event loop from one step to the next. */
const QUIET_TURNS = 12
/** So often nothing happens before it is taken for the end. */
const PATIENCE = 300

interface Timer {
  at: number
  run: () => void
  /** What set it, as a stack, and for how long. */
  by: string
}

/**
 * Time that passes only when nothing else can happen. What waits for an hour waits for no time at all, what waits
 * without a timer waits for ever and is found out, and how long things take on this machine decides nothing.
 */
export class VirtualTime {
  #now: number
  #lastId = 0
  #works = 0
  readonly #timers = new Map<number, Timer>()
  readonly #real = { setTimeout, clearTimeout, now: Date.now, elapsed: performance.now }

  constructor(start: number) {
    this.#now = start
  }

  /** What has set the timers that are left, and for how long. */
  get waits(): string[] {
    return [...this.#timers.values()].map(({ by }) => by)
  }

  /** Takes the place of timers and clock; returns what puts them back. */
  install(): () => void {
    const set = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number => {
      const by = `${ms} ms ${new Error().stack?.split('\n').slice(2, 6).join('') ?? ''}`
      this.#timers.set(++this.#lastId, { at: this.#now + ms, run: () => run(...args), by })
      return this.#lastId
    }
    const clear = (id?: unknown): void => void this.#timers.delete(id as number)
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
    Date.now = () => this.#now
    performance.now = () => this.#now
    return () => {
      const { now, elapsed, ...timers } = this.#real
      Object.assign(globalThis, timers)
      Date.now = now
      performance.now = elapsed
    }
  }

  /** Time stands still for what computes. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#works += 1
    try {
      return await work()
    } finally {
      this.#works -= 1
    }
  }

  /** The computer sleeps: time passes, and nothing else. */
  skip(ms: number): void {
    this.#now += ms
  }

  /**
   * Lets things happen until a condition holds. False when nothing is left that could make it hold, within a day.
   */
  async until(condition: () => boolean): Promise<boolean> {
    const end = this.#now + DAY_MS
    for (let patience = PATIENCE; patience > 0;) {
      for (let turn = 0; turn < QUIET_TURNS; turn++) {
        await new Promise((resolve) => setImmediate(resolve))
      }
      if (this.#works > 0) {
        this.#fireNext(this.#now)
        continue
      }
      if (condition()) return true
      if (this.#fireNext(end)) patience = PATIENCE
      else {
        // A stream may be read on another thread, which takes real time.
        patience -= 1
        await new Promise((resolve) => this.#real.setTimeout(resolve, 10))
      }
    }
    return false
  }

  /** False when there is none until then. */
  #fireNext(end: number): boolean {
    let next: [number, Timer] | null = null
    for (const entry of this.#timers) if (next === null || entry[1].at < next[1].at) next = entry
    if (next === null || next[1].at > end) return false
    const [id, { at, run }] = next
    this.#timers.delete(id)
    this.#now = Math.max(this.#now, at)
    run()
    return true
  }
}
