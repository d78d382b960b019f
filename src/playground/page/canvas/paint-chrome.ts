import { effect } from '@preact/signals'
import type { Point, Size } from '../../host/document/matrix'
import type { Session } from '../state/session'
import { subscribeTo } from '../state/subscribe-to'
import { currentTheme, shownTheme } from '../state/theme'
import { chromeStyle } from './chrome-style'
import { type Chrome, drawChrome } from './draw-chrome'
import { frameLabels } from './frame-labels'
import { type LayerSource, outlineOf, selectionSize } from './layer-source'
import { onNextFrame } from './on-next-frame'
import { canvasToScreen, type Viewport } from './viewport'

/** Paints names, outlines and the marquee over the design. Answers what stops it. */
export function paintChrome(session: Session, canvas: HTMLCanvasElement): () => void {
  let painted = ''
  const frames = onNextFrame(() => {
    const chrome = describeChrome(session)
    const { width, height } = session.stage.peek()
    // Most changes of a document move no outline and no name.
    const now = JSON.stringify([chrome, width, height, devicePixelRatio])
    if (now !== painted) paint(canvas, { width, height }, chrome)
    painted = now
  })
  const stop = effect(() => {
    const { revision, selection, hovered, marquee, viewport, stage } = session
    subscribeTo(revision, selection, hovered, marquee, viewport, stage, shownTheme)
    frames.request()
  })
  return () => {
    stop()
    frames.cancel()
  }
}

function paint(canvas: HTMLCanvasElement, { width, height }: Size, chrome: Chrome): void {
  const context = canvas.getContext('2d')
  if (!context) return
  fit(canvas, width * devicePixelRatio, height * devicePixelRatio)
  context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
  context.clearRect(0, 0, width, height)
  drawChrome(context, chrome)
}

function describeChrome({ layers, viewport, selection, hovered, marquee }: Session): Chrome {
  const view = viewport.peek()
  const selected = selection.peek()
  const hover = hovered.peek()
  return {
    labels: frameLabels(layers, view),
    selected: selected.map((id) => ({ id, corners: onScreen(layers, view, id) })),
    size: selectionSize(layers, selected),
    hovered:
      hover === null || selected.includes(hover)
        ? null
        : { id: hover, corners: onScreen(layers, view, hover) },
    marquee: marquee.peek(),
    style: chromeStyle(currentTheme())
  }
}

function onScreen(layers: LayerSource, view: Viewport, id: string): Point[] {
  return outlineOf(layers, id).map((corner) => canvasToScreen(view, corner))
}

function fit(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width === Math.round(width) && canvas.height === Math.round(height)) return
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
}
