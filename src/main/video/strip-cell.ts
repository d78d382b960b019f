import type { NewStrip, Still } from '../../bridge'
import type { KeptImage } from '../../file'
import type { Track } from '../figma/canvas/make-and-show'
import type { Size } from '../figma/geometry/placement'
import { imagePaint } from '../figma/images/image-paint'
import { words } from './words'

/** Dark enough to read on the strip's own grey, in light and dark files alike. */
const INK: SolidPaint = { type: 'SOLID', color: { r: 0.2, g: 0.2, b: 0.2 } }

/** One picture of a strip with what lies over it and, where there is a font, its name under it. */
export function stripCell(
  still: Still,
  size: Size,
  font: FontName | null,
  track: Track
): FrameNode {
  const cell = newFrame(still.name, track)
  cell.fills = []
  cell.layoutMode = 'VERTICAL'
  cell.resize(size.width, size.height)
  cell.counterAxisSizingMode = 'FIXED'
  cell.primaryAxisSizingMode = 'AUTO'
  cell.itemSpacing = stripUnit(size) / 2
  cell.appendChild(pictureFrame(still, size, track))
  if (font !== null) cell.appendChild(caption(still.name, font, stripUnit(size), track))
  return cell
}

/** Cells are whole px, so that a row of them is exactly as long as was reckoned. */
export function cellSize({ width, height }: NewStrip): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

/** What a strip is measured in: a caption's size, legible when the whole strip is in view. */
export function stripUnit({ width }: Size): number {
  return Math.max(12, Math.round(width / 24))
}

function pictureFrame({ image, overlay }: Still, size: Size, track: Track): FrameNode {
  const frame = newFrame(words().picture, track)
  frame.resize(size.width, size.height)
  frame.fills = [imagePaint(image)]
  if (overlay !== null) frame.appendChild(overlayLayer(overlay, size, track))
  return frame
}

function overlayLayer(overlay: KeptImage, size: Size, track: Track): RectangleNode {
  const layer = track(figma.createRectangle())
  layer.name = words().overlay
  layer.resize(size.width, size.height)
  layer.fills = [imagePaint(overlay)]
  layer.x = 0
  layer.y = 0
  return layer
}

function caption(name: string, font: FontName, fontSize: number, track: Track): TextNode {
  const text = track(figma.createText())
  text.fontName = font
  text.fontSize = fontSize
  text.characters = name
  text.fills = [INK]
  return text
}

function newFrame(name: string, track: Track): FrameNode {
  const frame = track(figma.createFrame())
  frame.name = name
  return frame
}
