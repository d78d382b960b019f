import type { Point } from '../../host/document/matrix'
import type { Session } from '../state/session'
import type { Gesture } from './gesture'
import { panBy } from './viewport'

export function panGesture(session: Session, from: Point): Gesture {
  const start = session.viewport.value
  return {
    move: ({ x, y }) => {
      session.viewport.value = panBy(start, x - from.x, y - from.y)
    },
    end: () => undefined
  }
}
