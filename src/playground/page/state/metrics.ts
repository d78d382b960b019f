import type { Renderer } from '../../host/contract'
import { signal } from '@preact/signals'

/** Measurements for the bench. Times are in ms. */
export interface Metrics {
  /** From the start of loading the page until the samples and the panel are there. */
  ready: number | null
  /** Each picture the host drew and encoded, for exports. */
  pictures: { ms: number; width: number; height: number; bytes: number }[]
  /** Each repaint of the design on the canvas: the time it kept the page busy. */
  repaints: { count: number; last: number; longest: number }
}

export const metrics: Metrics = {
  ready: null,
  pictures: [],
  repaints: { count: 0, last: 0, longest: 0 }
}

/** Notes that the design on the canvas was repainted, which kept the page busy for `ms`. */
export function noteRepaint(ms: number): void {
  const { repaints } = metrics
  repaints.count += 1
  repaints.last = ms
  repaints.longest = Math.max(repaints.longest, ms)
}

/** ms: a picture that takes longer is waited for. */
const LONG = 300
/** ms until the browser has surely shown what changed before. */
const A_FRAME = 40

/** Whether a picture is being drawn for an export that takes long: the page stands still meanwhile. */
export const drawing = signal(false)

/**
 * The same renderer, with the time of each picture noted. Before it may draw for long, the first time and where the last
 * picture took long, it says so.
 */
export function watched(renderer: Renderer): Renderer {
  let last = Infinity
  return {
    ...renderer,
    async prepare(...of) {
      await renderer.prepare(...of)
      if (last <= LONG) return
      drawing.value = true
      await new Promise((resolve) => setTimeout(resolve, A_FRAME))
      // Drawing comes before this, if it comes at all: there may be nothing to draw.
      setTimeout(() => (drawing.value = false))
    },
    draw(graph, request) {
      const start = performance.now()
      const bytes = renderer.draw(graph, request)
      last = performance.now() - start
      const { width, height } = request
      metrics.pictures.push({ ms: last, width, height, bytes: bytes.byteLength })
      return bytes
    }
  }
}
