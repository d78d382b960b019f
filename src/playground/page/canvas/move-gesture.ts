import type { Point } from '../../host/document/matrix'
import { type Move, startMove } from '../state/edits'
import type { Session } from '../state/session'
import { type Gesture, isDrag } from './gesture'

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
