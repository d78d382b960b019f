/** By then the panel is drawn, busy or not. */
const PATIENCE_MS = 1000

/** Resolves when the browser has nothing better to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
  })
}
