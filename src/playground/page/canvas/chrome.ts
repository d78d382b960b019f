import type { SceneGraph, SceneNode } from '@open-pencil/core'
import { effect } from '@preact/signals'
import { boxAround, type Point } from '../../host/document/matrix'
import { onNextFrame, subscribeTo } from '../state/listen'
import type { Session } from '../state/session'
import { shownTheme } from '../state/theme'
import { nameOf, outlineOf } from './outlines'
import { canvasToScreen } from './viewport'

const COLOURS = {
  light: { label: '#6b6b6f', component: '#8638e5' },
  dark: { label: '#a3a3a8', component: '#b981ff' }
}
const SELECTION = '#0d99ff'
const FONT = '11px Inter, system-ui, sans-serif'

/** Paints names and outlines over the design. Returns a function that stops it. */
export function paintChrome(session: Session, canvas: HTMLCanvasElement): () => void {
  const frames = onNextFrame(() => paint(session, canvas))
  const stop = effect(() => {
    const { revision, selection, hovered, viewport, stage } = session
    subscribeTo(revision, selection, hovered, viewport, stage, shownTheme)
    frames.request()
  })
  return () => {
    stop()
    frames.cancel()
  }
}

function paint(session: Session, canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { graph, currentPageId } = session.document
  const [view, { width, height }] = [session.viewport.peek(), session.stage.peek()]
  const [selected, hovered] = [session.selection.peek(), session.hovered.peek()]
  const cornersOnScreen = (id: string): Point[] =>
    outlineOf(graph, id).map((corner) => canvasToScreen(view, corner))
  canvas.width = Math.round(width * devicePixelRatio)
  canvas.height = Math.round(height * devicePixelRatio)
  context.scale(devicePixelRatio, devicePixelRatio)
  for (const layer of labelledLayers(graph, currentPageId)) {
    const isMarked = selected.includes(layer.id) || hovered === layer.id
    drawLabel(context, layer, cornersOnScreen(layer.id), isMarked)
  }
  context.strokeStyle = SELECTION
  if (hovered !== null && !selected.includes(hovered)) {
    drawOutline(context, cornersOnScreen(hovered), 2)
  }
  for (const id of selected) drawOutline(context, cornersOnScreen(id), 1)
}

const LABELLED = new Set(['FRAME', 'COMPONENT', 'COMPONENT_SET', 'INSTANCE', 'SECTION'])

/** Frames that lie on the page or in a section. */
function labelledLayers(graph: SceneGraph, parentId: string): SceneNode[] {
  return graph.getChildren(parentId).flatMap((layer) => {
    if (!layer.visible || !LABELLED.has(layer.type)) return []
    return layer.type === 'SECTION' ? [layer, ...labelledLayers(graph, layer.id)] : [layer]
  })
}

/** From the frame's top edge up to the label's baseline, and the label's height, in CSS pixels. */
const LABEL_GAP = 7
const LABEL_HEIGHT = 16

/** Writes a frame's name above it, cut at its width. */
function drawLabel(
  context: CanvasRenderingContext2D,
  layer: SceneNode,
  corners: readonly Point[],
  isMarked: boolean
): void {
  const box = boxAround(corners)
  if (!box) return
  const { label, component } = COLOURS[shownTheme.value]
  const own = /^(COMPONENT|INSTANCE)/.test(layer.type) ? component : label
  const baseline = box.y - LABEL_GAP
  context.save()
  context.beginPath()
  context.rect(box.x, baseline - LABEL_HEIGHT + 4, box.width, LABEL_HEIGHT)
  context.clip()
  context.font = FONT
  context.fillStyle = isMarked ? SELECTION : own
  context.fillText(nameOf(layer), box.x, baseline)
  context.restore()
}

function drawOutline(
  context: CanvasRenderingContext2D,
  corners: readonly Point[],
  width: number
): void {
  context.beginPath()
  for (const { x, y } of corners) context.lineTo(x, y)
  context.closePath()
  context.lineWidth = width
  context.stroke()
}
