import type { ReadonlySignal } from '@preact/signals'

type Handlers = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void }

/** Listens to events of an element or the window. Returns a function that stops it. */
export function listen(
  target: EventTarget,
  handlers: Handlers,
  options?: AddEventListenerOptions
): () => void {
  const entries = Object.entries(handlers) as [string, EventListener][]
  for (const [type, handler] of entries) target.addEventListener(type, handler, options)
  return () => {
    for (const [type, handler] of entries) target.removeEventListener(type, handler, options)
  }
}

/** Inside a component or an effect: run it again when one of these has changed. */
export function subscribeTo(...signals: ReadonlySignal<unknown>[]): void {
  for (const signal of signals) void signal.value
}

/** Collects calls into one per animation frame. */
export function onNextFrame(paint: () => void): { request(): void; cancel(): void } {
  let frame = 0
  return {
    request() {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        paint()
      })
    },
    cancel() {
      cancelAnimationFrame(frame)
    }
  }
}
