/** Runs at most `atOnce` tasks at the same time, in the order they came. A failed one holds up no other. */
export class Turns {
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(private readonly atOnce = 1) {}

  /** The number of tasks that run or wait. */
  get size(): number {
    return this.running + this.waiting.length
  }

  /** Runs `work` when its turn comes, and settles as it does. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running === this.atOnce) await new Promise<void>((go) => this.waiting.push(go))
    else this.running += 1
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
