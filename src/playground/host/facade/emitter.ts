type Listener<A extends unknown[]> = (...args: A) => unknown

/** Listeners by event, called in the order they came; `once` listeners leave before they are called. */
export class Emitter<Events extends Record<keyof Events, unknown[]>> {
  private readonly listeners = new Map<
    keyof Events,
    { listener: Listener<never[]>; once: boolean }[]
  >()

  constructor(private readonly guard: (run: () => unknown) => void) {}

  add<E extends keyof Events>(event: E, listener: Listener<Events[E]>, once = false): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), { listener, once }])
  }

  remove<E extends keyof Events>(event: E, listener: Listener<Events[E]>): void {
    const left = (this.listeners.get(event) ?? []).filter((entry) => entry.listener !== listener)
    this.listeners.set(event, left)
  }

  has(event: keyof Events): boolean {
    return (this.listeners.get(event)?.length ?? 0) > 0
  }

  emit<E extends keyof Events>(event: E, ...args: Events[E]): void {
    const entries = this.listeners.get(event) ?? []
    this.listeners.set(
      event,
      entries.filter(({ once }) => !once)
    )
    for (const { listener } of entries) {
      this.guard(() => (listener as Listener<Events[E]>)(...args))
    }
  }

  clear(): void {
    this.listeners.clear()
  }
}
