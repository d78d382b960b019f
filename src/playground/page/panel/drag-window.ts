import type { Point } from '../../host/document/matrix'

/** Follows the pointer from a press on the title bar to its release. */
export function dragWindow(event: PointerEvent, from: Point, place: (at: Point) => void): void {
  const bar = event.currentTarget
  if (!(bar instanceof HTMLElement) || event.button !== 0) return
  if (event.target instanceof Element && event.target.closest('button')) return
  const { clientX, clientY } = event
  bar.setPointerCapture(event.pointerId)
  const move = (now: PointerEvent): void =>
    place({ x: from.x + now.clientX - clientX, y: from.y + now.clientY - clientY })
  const end = (): void => {
    bar.removeEventListener('pointermove', move)
    bar.removeEventListener('lostpointercapture', end)
  }
  bar.addEventListener('pointermove', move)
  bar.addEventListener('lostpointercapture', end)
}
