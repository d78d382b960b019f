import { boxAround, overlaps, type Point } from '../../host/document/matrix'
import type { Session } from '../state/session'
import { boxOf } from './layer-source'
import { screenToCanvas } from './viewport'
import { type Move, startMove } from '../state/edits'

/** A drag in progress. Points are CSS pixels of the stage. */
export interface Gesture {
  move(point: Point): void
  end(): void
}

/** A hand is not still: less than this is a click, in CSS pixels. */
const SLOP = 4

function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= SLOP
}

/** A box drawn on bare canvas selects the page's layers it touches, beside what was selected. */
export function marqueeGesture(session: Session, from: Point): Gesture {
  const before = [...session.document.selection]
  return {
    move(point) {
      if (!session.marquee.value && !isDrag(from, point)) return
      session.marquee.value = boxAround([from, point])
      const touched = touchedLayers(session, from, point)
      session.select([...before, ...touched.filter((id) => !before.includes(id))])
    },
    end() {
      session.marquee.value = null
    }
  }
}

function touchedLayers({ layers, viewport }: Session, from: Point, to: Point): string[] {
  const view = viewport.value
  const area = boxAround([from, to].map((point) => screenToCanvas(view, point)))
  return (layers.graph.getNode(layers.pageId)?.childIds ?? []).filter((id) => {
    const layer = layers.graph.getNode(id)
    const box = boxOf(layers, id)
    return (
      layer?.visible === true &&
      !layer.locked &&
      box !== null &&
      area !== null &&
      overlaps(box, area)
    )
  })
}

/**
 * A drag moves the selected layers. A press on one of several that ends where it began leaves only
 * that one selected, as design tools do; `pressed` is null when the press has changed the selection.
 */
export function moveGesture(session: Session, from: Point, pressed: string | null): Gesture {
  let to = from
  let move: Move | null = null
  let starting: Promise<void> | null = null
  let ended = false

  const start = async (): Promise<void> => {
    move = await startMove(session, session.document.selection)
    if (!move) return
    apply()
    if (ended) move.end()
  }
  const apply = (): void => {
    const { zoom } = session.viewport.value
    move?.by({ x: Math.round((to.x - from.x) / zoom), y: Math.round((to.y - from.y) / zoom) })
  }
  return {
    move(point) {
      to = point
      if (!starting && isDrag(from, point)) starting = start()
      apply()
    },
    end() {
      ended = true
      move?.end()
      if (!starting && pressed !== null) session.select([pressed])
    }
  }
}
