import { effect } from '@preact/signals'
import { noteRepaint } from '../state/metrics'
import type { Session } from '../state/session'
import { subscribeTo } from '../state/subscribe-to'
import { onNextFrame } from './on-next-frame'
import { SceneView } from './scene-view'

/** Paints the design on the element whenever it or the view has changed. Answers what stops it. */
export function paintScene(session: Session, canvas: HTMLCanvasElement): () => void {
  let view: SceneView | null = null
  const frames = onNextFrame(() => {
    const { document, viewport, stage } = session
    const { width, height } = stage.peek()
    if (!view || width === 0 || height === 0) return
    const start = performance.now()
    view.draw({
      graph: document.graph,
      pageId: document.currentPageId,
      viewport: viewport.peek(),
      width,
      height,
      ratio: devicePixelRatio
    })
    noteRepaint(performance.now() - start)
  })
  SceneView.create(session.canvasKit, canvas, () => frames.request()).then(
    (created) => {
      view = created
      frames.request()
    },
    (error: unknown) => session.notices.problem('The canvas cannot be drawn.', String(error))
  )
  const stop = effect(() => {
    subscribeTo(session.revision, session.viewport, session.stage)
    frames.request()
  })
  const stopRepaints = effect(() => {
    if (session.repaints.value > 0) view?.forgetAll()
    frames.request()
  })
  const onLost = (): void =>
    session.notices.problem('The browser has taken the canvas’s graphics away. Reload the page.')
  canvas.addEventListener('webglcontextlost', onLost)
  return () => {
    canvas.removeEventListener('webglcontextlost', onLost)
    stop()
    stopRepaints()
    frames.cancel()
    view?.destroy()
  }
}
