import type { Session } from '../state/session'

/** Keeps the stage's size in step with the element. Answers a function that stops it. */
export function watchSize(session: Session, element: HTMLElement): () => void {
  const measure = (): void => {
    const { clientWidth: width, clientHeight: height } = element
    const before = session.stage.peek()
    if (before.width !== width || before.height !== height) session.stage.value = { width, height }
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  return () => observer.disconnect()
}
