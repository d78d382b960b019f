import { effect } from '@preact/signals'
import { boxAround, cornersOf, type Point, type Size } from '../../host/document/matrix'
import { onNextFrame, subscribeTo } from '../state/listen'
import type { Session } from '../state/session'
import { currentTheme, shownTheme } from '../state/theme'
import { type FrameLabel, frameLabels } from './frame-labels'
import { outlineOf, selectionSize } from './layer-source'
import { canvasToScreen } from './viewport'

/** Paints names, outlines and the selection's size over the design. Returns a function that stops it. */
export function paintChrome(session: Session, canvas: HTMLCanvasElement): () => void {
  let painted = ''
  const frames = onNextFrame(() => {
    const chrome = describeChrome(session)
    const size = session.stage.peek()
    // Most changes of a document move no outline and no name.
    const now = JSON.stringify([chrome, size, devicePixelRatio])
    if (now !== painted) paint(canvas, size, chrome)
    painted = now
  })
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

interface Outline {
  id: string
  /** On screen. */
  corners: readonly Point[]
}

interface Chrome {
  labels: readonly FrameLabel[]
  selected: readonly Outline[]
  hovered: Outline | null
  /** The size of what is selected, in canvas units; null shows none. */
  size: Size | null
  colours: { label: string; component: string }
}

const COLOURS = {
  light: { label: '#6b6b6f', component: '#8638e5' },
  dark: { label: '#a3a3a8', component: '#b981ff' }
}
const SELECTION = '#0d99ff'

function describeChrome({ layers, viewport, selection, hovered }: Session): Chrome {
  const view = viewport.peek()
  const selected = selection.peek()
  const hover = hovered.peek()
  const outline = (id: string): Outline => ({
    id,
    corners: outlineOf(layers, id).map((corner) => canvasToScreen(view, corner))
  })
  return {
    labels: frameLabels(layers, view),
    selected: selected.map(outline),
    hovered: hover === null || selected.includes(hover) ? null : outline(hover),
    size: selectionSize(layers, selected),
    colours: COLOURS[currentTheme()]
  }
}

function paint(canvas: HTMLCanvasElement, { width, height }: Size, chrome: Chrome): void {
  const context = canvas.getContext('2d')
  if (!context) return
  canvas.width = Math.round(width * devicePixelRatio)
  canvas.height = Math.round(height * devicePixelRatio)
  context.scale(devicePixelRatio, devicePixelRatio)
  const { labels, selected, hovered, colours } = chrome
  const marked = new Set([...selected.map(({ id }) => id), hovered?.id])
  for (const label of labels) {
    const own = label.component ? colours.component : colours.label
    drawLabel(context, label, marked.has(label.id) ? SELECTION : own)
  }
  context.strokeStyle = SELECTION
  if (hovered) drawOutline(context, hovered.corners, 2)
  for (const { corners } of selected) drawOutline(context, corners, 1)
  drawSelectionBox(context, chrome)
}

function drawLabel(
  context: CanvasRenderingContext2D,
  { text, at, width }: FrameLabel,
  colour: string
): void {
  context.font = '11px Inter, system-ui, sans-serif'
  context.textAlign = 'left'
  context.fillStyle = colour
  let shown = text
  for (let length = text.length; context.measureText(shown).width > width && length > 0;) {
    length -= 1
    shown = `${text.slice(0, length)}…`
  }
  context.fillText(shown, at.x, at.y)
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

/** Handles and the size, around everything that is selected. */
function drawSelectionBox(context: CanvasRenderingContext2D, { selected, size }: Chrome): void {
  const box = boxAround(selected.flatMap(({ corners }) => corners))
  if (!box || !size) return
  const [single, ...others] = selected
  const handles = single && others.length === 0 ? single.corners : cornersOf(box)
  if (others.length > 0) drawOutline(context, handles, 1)
  context.fillStyle = '#fff'
  for (const { x, y } of handles) {
    context.fillRect(x - 3, y - 3, 6, 6)
    context.strokeRect(x - 3, y - 3, 6, 6)
  }
  const text = [size.width, size.height].map((side) => Math.round(side * 100) / 100).join(' × ')
  context.font = '500 11px Inter, system-ui, sans-serif'
  context.textAlign = 'center'
  const width = context.measureText(text).width + 10
  const [x, y] = [box.x + box.width / 2, box.y + box.height + 8]
  context.fillStyle = SELECTION
  context.beginPath()
  context.roundRect(x - width / 2, y, width, 17, 3)
  context.fill()
  context.fillStyle = '#fff'
  context.fillText(text, x, y + 12.5)
}
