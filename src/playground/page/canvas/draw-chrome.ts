import { boxAround, cornersOf, type Point, type Rect } from '../../host/document/matrix'
import { BADGE_FONT, type ChromeStyle, LABEL_FONT } from './chrome-style'
import type { FrameLabel } from './frame-labels'

export interface Chrome {
  labels: readonly FrameLabel[]
  /** Screen outlines of the selected layers. */
  selected: readonly { id: string; corners: readonly Point[] }[]
  /** The size of what is selected, in canvas units, shown in the badge; null shows none. */
  size: { width: number; height: number } | null
  hovered: { id: string; corners: readonly Point[] } | null
  marquee: Rect | null
  style: ChromeStyle
}

/** Draws names, outlines, the size badge and the marquee; the context is in CSS pixels. */
export function drawChrome(context: CanvasRenderingContext2D, chrome: Chrome): void {
  const { labels, selected, hovered, marquee, style } = chrome
  const marked = new Set([...selected.map(({ id }) => id), hovered?.id])
  for (const label of labels) drawLabel(context, label, marked.has(label.id), style)
  if (hovered) drawOutline(context, hovered.corners, 2, style.selection)
  for (const { corners } of selected) drawOutline(context, corners, 1, style.selection)
  drawSelectionBox(context, chrome)
  if (marquee) drawMarquee(context, marquee, style)
}

function drawLabel(
  context: CanvasRenderingContext2D,
  { text, at, width, component }: FrameLabel,
  marked: boolean,
  style: ChromeStyle
): void {
  context.font = LABEL_FONT
  context.textAlign = 'left'
  context.fillStyle = marked ? style.selection : component ? style.component : style.label
  context.fillText(shorten(context, text, width), at.x, at.y)
}

function shorten(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  let length = text.length
  while (length > 0 && context.measureText(`${text.slice(0, length)}…`).width > width) length -= 1
  return length > 0 ? `${text.slice(0, length)}…` : ''
}

function drawOutline(
  context: CanvasRenderingContext2D,
  corners: readonly Point[],
  width: number,
  colour: string
): void {
  const [first, ...rest] = corners
  if (!first) return
  context.beginPath()
  context.moveTo(first.x, first.y)
  for (const corner of rest) context.lineTo(corner.x, corner.y)
  context.closePath()
  context.lineWidth = width
  context.strokeStyle = colour
  context.stroke()
}

/** Handles and the size badge, around everything that is selected. */
function drawSelectionBox(
  context: CanvasRenderingContext2D,
  { selected, size, style }: Chrome
): void {
  const all = selected.flatMap(({ corners }) => corners)
  const box = boxAround(all)
  if (!box) return
  const single = selected.length === 1 ? (selected[0]?.corners ?? []) : []
  const handles = single.length > 0 ? single : cornersOf(box)
  if (selected.length > 1) drawOutline(context, handles, 1, style.selection)
  for (const handle of handles) drawHandle(context, handle, style)
  if (size) drawBadge(context, box, `${round(size.width)} × ${round(size.height)}`, style)
}

function drawHandle(context: CanvasRenderingContext2D, { x, y }: Point, style: ChromeStyle): void {
  context.fillStyle = '#fff'
  context.fillRect(x - 3, y - 3, 6, 6)
  context.lineWidth = 1
  context.strokeStyle = style.selection
  context.strokeRect(x - 3, y - 3, 6, 6)
}

function drawBadge(
  context: CanvasRenderingContext2D,
  box: Rect,
  text: string,
  style: ChromeStyle
): void {
  context.font = BADGE_FONT
  const width = context.measureText(text).width + 10
  const x = box.x + box.width / 2
  const y = box.y + box.height + 8
  context.fillStyle = style.selection
  context.beginPath()
  context.roundRect(x - width / 2, y, width, 17, 3)
  context.fill()
  context.fillStyle = style.badgeText
  context.textAlign = 'center'
  context.fillText(text, x, y + 12.5)
}

function drawMarquee(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Rect,
  style: ChromeStyle
): void {
  context.globalAlpha = 0.08
  context.fillStyle = style.selection
  context.fillRect(x, y, width, height)
  context.globalAlpha = 1
  context.lineWidth = 1
  context.strokeStyle = style.selection
  context.strokeRect(x, y, width, height)
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}
