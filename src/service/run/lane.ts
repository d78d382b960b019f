/** Lets so much work run at the same time, and the rest in the order it came. */
export class Lane {
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(private readonly atOnce: number) {}

  /** What runs and what waits. */
  get size(): number {
    return this.running + this.waiting.length
  }

  /** Does a piece of work when its turn comes, and settles as it does. */
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
