type Handlers = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void }

/** Listens to events of an element or the window. Answers a function that stops it. */
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
