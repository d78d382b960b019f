type Listener<A extends unknown[]> = (...args: A) => unknown

/** Listeners by event, called in the order they came. */
export class Emitter<Events extends Record<keyof Events, unknown[]>> {
  private readonly listeners = new Map<keyof Events, Listener<never[]>[]>()

  /** `names` are those of all events; others are refused. */
  constructor(
    private readonly guard: (run: () => unknown) => void,
    private readonly names: readonly (keyof Events)[]
  ) {}

  add<E extends keyof Events>(event: E, listener: Listener<Events[E]>): void {
    this.listeners.set(event, [...this.heard(event), listener])
  }

  remove<E extends keyof Events>(event: E, listener: Listener<Events[E]>): void {
    const left = this.heard(event).filter((other) => other !== listener)
    this.listeners.set(event, left)
  }

  emit<E extends keyof Events>(event: E, ...args: Events[E]): void {
    for (const listener of this.heard(event)) {
      this.guard(() => (listener as Listener<Events[E]>)(...args))
    }
  }

  clear(): void {
    this.listeners.clear()
  }

  private heard(event: keyof Events): Listener<never[]>[] {
    if (!this.names.includes(event)) throw new Error(`"${String(event)}" is not a valid event name`)
    return this.listeners.get(event) ?? []
  }
}
