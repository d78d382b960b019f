import { copyLayers, duplicateLayers, moveLayers, pasteLayers, removeLayers } from '../state/edits'
import { listen } from '../state/listen'
import type { Session } from '../state/session'
import { zoomStep } from './viewport'

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

/** Shortcuts of the whole page; arrow keys and Delete only while the design has the focus. */
export function attachKeys(session: Session, canvas: HTMLElement): () => void {
  const keydown = (event: KeyboardEvent): void => {
    if (isTyping(event.target)) return
    const onCanvas = isOnDesign(document.activeElement, canvas)
    const command = commandOf(session, event) ?? (onCanvas ? canvasCommand(session, event) : null)
    if (!command) return
    event.preventDefault()
    command()
  }
  return listen(window, { keydown })
}

function commandOf(session: Session, event: KeyboardEvent): (() => unknown) | null {
  const key = event.key.toLowerCase()
  const selection = session.document.selection
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return () => (event.shiftKey ? session.redo() : session.undo())
    if (key === 'y') return () => session.redo()
    if (event.shiftKey || event.altKey) return null
    if (key === 'd') return () => duplicateLayers(session, selection)
    if (key === 'v') return () => pasteLayers(session)
    // Text that is marked on the page is what the browser is to copy.
    const text = getSelection()?.isCollapsed === false
    return key === 'c' && !text ? () => copyLayers(session, selection) : null
  }
  const { zoom } = session.viewport.value
  if (key === '+' || key === '=') return () => session.zoomTo(zoomStep(zoom, 1))
  if (key === '-') return () => session.zoomTo(zoomStep(zoom, -1))
  if (key === '0') return () => session.zoomTo(1)
  if (key === '1') return () => session.zoomToFit()
  if (key === '2') return () => session.zoomToLayers(selection)
  return null
}

function canvasCommand(session: Session, event: KeyboardEvent): (() => unknown) | null {
  const selection = session.document.selection
  const arrow = ARROWS[event.key]
  if (arrow && selection.length > 0) {
    const step = event.shiftKey ? 10 : 1
    return () => void moveLayers(session, selection, { x: arrow[0] * step, y: arrow[1] * step })
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    return () => void removeLayers(session, selection)
  }
  if (event.key === 'Escape') return () => session.select([])
  return null
}

/** The canvas, a row of the layers list, or nothing in particular. */
function isOnDesign(focused: Element | null, canvas: HTMLElement): boolean {
  return focused === canvas || focused === document.body || focused?.role === 'treeitem'
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
