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
