import type { Environment } from '../contract'
import { union } from '../document/matrix'
import { apiObject } from '../facade/api-object'
import type { Session } from '../facade/session'
import { number } from '../facade/validation'

/** Room left around nodes that are scrolled into view. */
const FILL = 0.8

export function viewportApi(
  session: Session,
  { viewport }: Environment
): Pick<ViewportAPI, 'center' | 'zoom' | 'bounds' | 'scrollAndZoomIntoView'> {
  return apiObject(session, 'figma.viewport', {
    get center() {
      return { ...viewport.get().center }
    },
    set center({ x, y }: Vector) {
      viewport.set({ center: { x: number()('center', x), y: number()('center', y) } })
    },
    get zoom() {
      return viewport.get().zoom
    },
    set zoom(zoom: number) {
      viewport.set({ zoom: number(0.01)('zoom', zoom) })
    },
    get bounds() {
      return { ...viewport.get().bounds }
    },
    scrollAndZoomIntoView(nodes: readonly BaseNode[]) {
      const boxes = nodes.flatMap((node) =>
        'absoluteBoundingBox' in node && node.absoluteBoundingBox ? [node.absoluteBoundingBox] : []
      )
      const box = union(boxes)
      if (!box) return
      const { zoom, bounds } = viewport.get()
      const fit = Math.min(
        (bounds.width * zoom * FILL) / Math.max(1, box.width),
        (bounds.height * zoom * FILL) / Math.max(1, box.height)
      )
      const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      viewport.set({ center, zoom: Math.min(fit, 1) })
    }
  })
}
