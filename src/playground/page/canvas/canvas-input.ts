import { listen } from '../state/listen'
import { openFiles } from '../state/open-files'
import type { Page } from '../state/page-context'
import { attachKeys } from './key-input'
import { attachPointer } from './pointer-input'
import type { Session } from '../state/session'
import { panBy } from './viewport'

/** Pointer, wheel, keys and dropped files. Answers a function that detaches them. */
export function attachInput(page: Page, element: HTMLElement): () => void {
  const { session } = page
  const detach = [
    attachPointer(session, element),
    attachWheel(session, element),
    attachKeys(session, element),
    attachDrop(page, element)
  ]
  return () => detach.forEach((stop) => stop())
}

const OVER = 'canvas--drop'

/** Files dropped on the canvas are opened. */
function attachDrop(page: Page, element: HTMLElement): () => void {
  return listen(element, {
    dragover(event) {
      event.preventDefault()
      element.classList.add(OVER)
    },
    dragleave: () => element.classList.remove(OVER),
    drop(event) {
      event.preventDefault()
      element.classList.remove(OVER)
      void openFiles(page, [...(event.dataTransfer?.files ?? [])])
    }
  })
}

/** One notch of a mouse wheel is about 100; this makes it a comfortable step of zoom. */
const ZOOM_PER_PIXEL = 0.0035
const LARGEST_STEP = 80

/** Wheel pans, Shift turns it sideways; with Ctrl or Cmd, as browsers report a pinch, it zooms. */
function attachWheel(session: Session, element: HTMLElement): () => void {
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const dx = event.deltaX * unit
    const dy = event.deltaY * unit
    if (event.ctrlKey || event.metaKey) zoom(event, dy)
    else if (event.shiftKey && dx === 0) pan(dy, 0)
    else pan(dx, dy)
  }
  const pan = (dx: number, dy: number): void => {
    session.viewport.value = panBy(session.viewport.value, -dx, -dy)
  }
  const zoom = (event: WheelEvent, dy: number): void => {
    const step = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, dy))
    const box = element.getBoundingClientRect()
    session.zoomTo(session.viewport.value.zoom * Math.exp(-step * ZOOM_PER_PIXEL * 2), {
      x: event.clientX - box.left,
      y: event.clientY - box.top
    })
  }
  return listen(element, { wheel }, { passive: false })
}
