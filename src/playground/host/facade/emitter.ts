type Listener<A extends unknown[]> = (...args: A) => unknown

/** Listeners by event, called in the order they came. */
export class Emitter<Events extends Record<keyof Events, unknown[]>> {
  private readonly listeners = new Map<keyof Events, Listener<never[]>[]>()

  constructor(private readonly guard: (run: () => unknown) => void) {}

  add<E extends keyof Events>(event: E, listener: Listener<Events[E]>): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener])
  }

  remove<E extends keyof Events>(event: E, listener: Listener<Events[E]>): void {
    const left = (this.listeners.get(event) ?? []).filter((other) => other !== listener)
    this.listeners.set(event, left)
  }

  emit<E extends keyof Events>(event: E, ...args: Events[E]): void {
    for (const listener of this.listeners.get(event) ?? []) {
      this.guard(() => (listener as Listener<Events[E]>)(...args))
    }
  }

  clear(): void {
    this.listeners.clear()
  }
}
