import { signal } from '@preact/signals'
import type { Renderer } from '../../host/contract'

/** ms: a picture that takes longer is waited for. */
const LONG = 300
/** ms until the browser has surely shown what changed before. */
const A_FRAME = 40

/** Whether a picture is being drawn for an export that takes long: the page stands still meanwhile. */
export const drawing = signal(false)

/** The same renderer; it says so before it may draw for long: the first time, and where the last picture took long. */
export function announced(renderer: Renderer): Renderer {
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
    draw(...what) {
      const start = performance.now()
      const bytes = renderer.draw(...what)
      last = performance.now() - start
      return bytes
    }
  }
}
