import type { Renderer } from '../../host/contract'

/** Measurements for the bench. */
export const metrics: {
  /** Each picture the host drew and encoded, for exports. */
  pictures: { ms: number; width: number; height: number; bytes: number }[]
} = { pictures: [] }

/** The same renderer, with the time of each picture noted. */
export function watched(renderer: Renderer): Renderer {
  return {
    ...renderer,
    draw(graph, request) {
      const start = performance.now()
      const bytes = renderer.draw(graph, request)
      const { width, height } = request
      const ms = performance.now() - start
      metrics.pictures.push({ ms, width, height, bytes: bytes.byteLength })
      return bytes
    }
  }
}
