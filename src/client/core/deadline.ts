import type { Clock } from './clock'

/** The time one operation has for everything: requests, repeats and waits. */
export class Deadline {
  readonly #clock: Clock
  readonly #end: number

  constructor(
    clock: Clock,
    readonly ms: number
  ) {
    this.#clock = clock
    this.#end = clock.now() + ms
  }

  /** Milliseconds left, never below 0. */
  remaining(): number {
    return Math.max(0, this.#end - this.#clock.now())
  }
}
