import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { usePage } from '../state/page-context'
import type { Session } from '../state/session'
import { attachInput } from './canvas-input'
import { paintChrome } from './chrome'
import { effect } from '@preact/signals'
import { onNextFrame, subscribeTo } from '../state/listen'
import { SceneView } from './scene-view'

/** The design and the editor's drawings over it, repainted when either has changed. */
export function CanvasArea(): JSX.Element {
  const page = usePage()
  const area = useRef<HTMLDivElement>(null)
  const scene = useRef<HTMLCanvasElement>(null)
  const chrome = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!area.current || !scene.current || !chrome.current) return undefined
    const stops = [
      watchSize(page.session, area.current),
      paintScene(page.session, scene.current),
      paintChrome(page.session, chrome.current),
      attachInput(page, area.current)
    ]
    return () => stops.forEach((stop) => stop())
  }, [page])
  return (
    <div
      ref={area}
      class="canvas"
      role="application"
      aria-label="Canvas"
      aria-description="Click a layer to select it, Shift-click to add, double-click to go deeper."
      tabIndex={0}
    >
      <canvas ref={scene} />
      <canvas ref={chrome} />
    </div>
  )
}

/** Keeps the stage's size in step with the element. Returns a function that stops it. */
function watchSize(session: Session, element: HTMLElement): () => void {
  const measure = (): void => {
    const { clientWidth: width, clientHeight: height } = element
    const before = session.stage.peek()
    if (before.width !== width || before.height !== height) session.stage.value = { width, height }
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  return () => observer.disconnect()
}

/** Paints the design on the element whenever it or the view has changed. Returns a function that stops it. */
function paintScene(session: Session, canvas: HTMLCanvasElement): () => void {
  let view: SceneView | null = null
  const frames = onNextFrame(() => {
    const { document, viewport, stage } = session
    const { width, height } = stage.peek()
    if (!view || width === 0 || height === 0) return
    view.draw({
      graph: document.graph,
      pageId: document.currentPageId,
      viewport: viewport.peek(),
      width,
      height,
      ratio: devicePixelRatio
    })
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
  const stopForgetting = session.document.onChange(({ nodes }) => view?.forget(nodes))
  const onLost = (): void =>
    session.notices.problem('The browser has taken the canvas’s graphics away. Reload the page.')
  canvas.addEventListener('webglcontextlost', onLost)
  return () => {
    canvas.removeEventListener('webglcontextlost', onLost)
    stop()
    stopForgetting()
    frames.cancel()
    view?.destroy()
  }
}
