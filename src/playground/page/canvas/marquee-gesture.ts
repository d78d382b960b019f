import type { Point } from '../../host/document/matrix'
import type { Session } from '../state/session'
import { boxBetween, overlaps } from './geometry'
import { type Gesture, isDrag } from './gesture'
import { boxOf } from './layer-source'
import { screenToCanvas } from './viewport'

/** A box drawn on bare canvas selects the page's layers it touches, beside what was selected. */
export function marqueeGesture(session: Session, from: Point): Gesture {
  const before = [...session.document.selection]
  return {
    move(point) {
      if (!session.marquee.value && !isDrag(from, point)) return
      session.marquee.value = boxBetween(from, point)
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
  const area = boxBetween(screenToCanvas(view, from), screenToCanvas(view, to))
  return (layers.layer(layers.pageId)?.childIds ?? []).filter((id) => {
    const layer = layers.layer(id)
    const box = boxOf(layers, id)
    return layer?.visible === true && !layer.locked && box !== null && overlaps(box, area)
  })
}
