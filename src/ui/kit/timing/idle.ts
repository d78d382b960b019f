/** By then the panel is drawn, busy or not. */
const PATIENCE_MS = 1000
/** Long enough for a frame to be drawn and a press to be answered. */
const PAUSE_MS = 50

/** Resolves when the browser has nothing better to do; after a pause in Safari, which cannot tell. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
    } else setTimeout(resolve, PAUSE_MS)
  })
}
