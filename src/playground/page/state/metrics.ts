import type { Renderer } from '../../host/contract'

/** What the bench reads. Times are in ms. */
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

/** The same renderer, with the time of each picture noted. */
export function timed(renderer: Renderer): Renderer {
  return {
    ...renderer,
    draw(graph, request) {
      const start = performance.now()
      const bytes = renderer.draw(graph, request)
      const { width, height } = request
      metrics.pictures.push({
        ms: performance.now() - start,
        width,
        height,
        bytes: bytes.byteLength
      })
      return bytes
    }
  }
}

export function noteRepaint(ms: number): void {
  const { repaints } = metrics
  repaints.count += 1
  repaints.last = ms
  repaints.longest = Math.max(repaints.longest, ms)
}
