import type { Point } from '../../host/document/matrix'
import { type Move, moveLayers, removeLayers, startMove } from '../state/edits'
import { listen } from '../state/listen'
import { openFiles } from '../state/open-files'
import type { Page } from '../state/page-context'
import type { Session } from '../state/session'
import { pick, type PickDepth, selectionAfterClick } from './pick'
import { panBy, screenToCanvas } from './viewport'

/** Pointer, wheel, keys and dropped files. Returns a function that detaches them. */
export function attachInput(page: Page, element: HTMLElement): () => void {
  const { session } = page
  const detach = [
    attachPointer(session, element),
    attachWheel(session, element),
    listen(window, { keydown: (event) => onKey(session, event, element) }),
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

/** Zoom per unit of a mouse wheel: about 100 units are one notch, a comfortable step. */
const ZOOM_PER_PIXEL = 0.007
const LARGEST_STEP = 80

/** Wheel pans, Shift turns it sideways; with Ctrl or Cmd, as browsers report a pinch, it zooms. */
function attachWheel(session: Session, element: HTMLElement): () => void {
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit]
    const { viewport } = session
    if (event.ctrlKey || event.metaKey) {
      const step = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, dy))
      const zoom = viewport.value.zoom * Math.exp(-step * ZOOM_PER_PIXEL)
      session.zoomTo(zoom, pointIn(element, event))
    } else {
      const sideways = event.shiftKey && dx === 0
      viewport.value = panBy(viewport.value, sideways ? -dy : -dx, sideways ? 0 : -dy)
    }
  }
  return listen(element, { wheel }, { passive: false })
}

/** CSS pixels from the element's top left corner. */
function pointIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const box = element.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}

/** A drag in progress. Points are CSS pixels of the stage. */
interface Gesture {
  move(point: Point): void
  end?(): void
}

/** Clicks select, drags move, the middle button or Space pans. */
function attachPointer(session: Session, element: HTMLElement): () => void {
  let gesture: Gesture | null = null
  let space = false
  const pointerdown = (event: PointerEvent): void => {
    if (gesture || event.button > 1) return
    element.focus({ preventScroll: true })
    element.setPointerCapture(event.pointerId)
    event.preventDefault()
    session.hovered.value = null
    const point = pointIn(element, event)
    const pans = space || event.button === 1
    gesture = pans ? panGesture(session, point) : press(session, point, event)
  }
  const pointermove = (event: PointerEvent): void => {
    const point = pointIn(element, event)
    if (gesture) gesture.move(point)
    else if (!space) session.hovered.value = layerAt(session, point, depthOf(event))
  }
  const onUp = (): void => {
    gesture?.end?.()
    gesture = null
  }
  const dblclick = (event: MouseEvent): void => {
    const id = layerAt(session, pointIn(element, event), 'deeper')
    if (id !== null) session.select([id])
  }
  const pointerleave = (): void => {
    session.hovered.value = null
  }
  const onSpace = (event: KeyboardEvent): void => {
    if (event.code !== 'Space' || document.activeElement !== element) return
    event.preventDefault()
    space = event.type === 'keydown'
    element.classList.toggle('canvas--pan', space)
  }
  const pointer = { pointerdown, pointermove, pointerup: onUp, pointercancel: onUp, pointerleave }
  const stops = [
    listen(element, { ...pointer, dblclick }),
    listen(window, { keydown: onSpace, keyup: onSpace })
  ]
  return () => stops.forEach((stop) => stop())
}

/** Selects what is under the pointer; a drag from there moves it. */
function press(session: Session, point: Point, event: PointerEvent): Gesture | null {
  const id = layerAt(session, point, depthOf(event))
  const selection = session.document.selection
  if (id === null || event.shiftKey || !selection.includes(id)) {
    session.select(selectionAfterClick(selection, id, event.shiftKey))
  }
  return id === null ? null : moveGesture(session, point, event.shiftKey ? null : id)
}

function layerAt(session: Session, point: Point, depth: PickDepth): string | null {
  const { viewport, document } = session
  const path = document.nodesAt(screenToCanvas(viewport.value, point))
  return pick(document.graph, path, document.selection, depth)
}

function depthOf({ ctrlKey, metaKey }: MouseEvent): PickDepth {
  return ctrlKey || metaKey ? 'deepest' : 'outer'
}

function panGesture(session: Session, from: Point): Gesture {
  const start = session.viewport.value
  return {
    move: ({ x, y }) => {
      session.viewport.value = panBy(start, x - from.x, y - from.y)
    }
  }
}

/** Least movement of a drag, in CSS pixels; anything less is a click. */
const SLOP = 4

/**
 * A drag moves the selected layers. A press on one of several that ends where it began leaves only that one selected, as
 * design tools do; `pressed` is null when the press has changed the selection.
 */
function moveGesture(session: Session, from: Point, pressed: string | null): Gesture {
  let to = from
  let move: Move | null = null
  let starting: Promise<void> | null = null
  let ended = false
  const start = async (): Promise<void> => {
    move = await startMove(session, session.document.selection)
    apply()
    if (ended) move?.end()
  }
  const apply = (): void => {
    const { zoom } = session.viewport.value
    move?.by({ x: Math.round((to.x - from.x) / zoom), y: Math.round((to.y - from.y) / zoom) })
  }
  return {
    move(point) {
      to = point
      if (Math.hypot(to.x - from.x, to.y - from.y) >= SLOP) starting ??= start()
      apply()
    },
    end() {
      ended = true
      move?.end()
      if (!starting && pressed !== null) session.select([pressed])
    }
  }
}

/** Undo and redo on the whole page; arrow keys, Delete and Escape only while the design or the layers list has the focus. */
function onKey(session: Session, event: KeyboardEvent, canvas: HTMLElement): void {
  const { target } = event
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
  const focused = document.activeElement
  const onDesign =
    focused === canvas || focused === document.body || Boolean(focused?.closest('.layers'))
  const command = commandOf(session, event) ?? (onDesign ? designCommand(session, event) : null)
  if (!command) return
  event.preventDefault()
  void command()
}

type Command = () => unknown

function commandOf({ document }: Session, event: KeyboardEvent): Command | null {
  const key = event.key.toLowerCase()
  if (!event.ctrlKey && !event.metaKey) return null
  if (key === 'z') return () => (event.shiftKey ? document.redo() : document.undo())
  return key === 'y' ? () => document.redo() : null
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 }
}

function designCommand(session: Session, { key, shiftKey }: KeyboardEvent): Command | null {
  const { selection } = session.document
  const arrow = ARROWS[key]
  const step = shiftKey ? 10 : 1
  if (arrow && selection.length > 0) {
    return () => moveLayers(session, selection, { x: arrow.x * step, y: arrow.y * step })
  }
  if (key === 'Delete' || key === 'Backspace') return () => removeLayers(session, selection)
  return key === 'Escape' ? () => session.select([]) : null
}
