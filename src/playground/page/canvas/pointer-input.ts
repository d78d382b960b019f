import type { Point } from '../../host/document/matrix'
import { listen } from '../state/listen'
import type { Session } from '../state/session'
import { frameLabels, labelAt } from './frame-labels'
import { type Gesture, marqueeGesture, moveGesture } from './gesture'
import { pick, type PickDepth, selectionAfterClick } from './pick'
import { panBy, screenToCanvas } from './viewport'

/** Clicks select, drags move or draw a marquee, the middle button or Space pans. */
export function attachPointer(session: Session, element: HTMLElement): () => void {
  let gesture: Gesture | null = null
  let space = false

  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: clientX - box.left, y: clientY - box.top }
  }
  const pointerdown = (event: PointerEvent): void => {
    if (gesture || event.button > 1) return
    element.focus({ preventScroll: true })
    element.setPointerCapture(event.pointerId)
    event.preventDefault()
    session.hovered.value = null
    gesture = begin(session, at(event), event, space || event.button === 1)
  }
  const pointermove = (event: PointerEvent): void => {
    if (gesture) gesture.move(at(event))
    else if (!space) session.hovered.value = layerAt(session, at(event), depthOf(event))
  }
  const onUp = (): void => {
    gesture?.end()
    gesture = null
  }
  const dblclick = (event: MouseEvent): void => {
    const id = layerAt(session, at(event), 'deeper')
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

function begin(session: Session, point: Point, event: PointerEvent, pans: boolean): Gesture {
  if (pans) return panGesture(session, point)
  const id = layerAt(session, point, depthOf(event))
  const selection = session.document.selection
  if (id === null) {
    if (!event.shiftKey) session.select([])
    return marqueeGesture(session, point)
  }
  if (event.shiftKey || !selection.includes(id)) {
    session.select(selectionAfterClick(selection, id, event.shiftKey))
  }
  return moveGesture(session, point, event.shiftKey ? null : id)
}

function layerAt(session: Session, point: Point, depth: PickDepth): string | null {
  const { layers, viewport, document } = session
  const named = labelAt(frameLabels(layers, viewport.value), point)
  if (named !== null) return named
  const path = document.nodesAt(screenToCanvas(viewport.value, point))
  return pick(layers, path, document.selection, depth)
}

function depthOf({ ctrlKey, metaKey }: MouseEvent): PickDepth {
  return ctrlKey || metaKey ? 'deepest' : 'outer'
}

function panGesture(session: Session, from: Point): Gesture {
  const start = session.viewport.value
  return {
    move: ({ x, y }) => {
      session.viewport.value = panBy(start, x - from.x, y - from.y)
    },
    end: () => undefined
  }
}
