import type { NewPageFrame, NewStrip, Still } from '../../bridge'
import { GlanceError } from '../../errors'
import type { StoredImage } from '../../file'
import { loadFont } from '../figma/canvas/load-font'
import { placeNew, type Track } from '../figma/canvas/make-and-show'
import type { Size } from '../figma/geometry/placement'
import { forgetRun, imagePaint, requireImage } from '../figma/images'
import { requireEditing } from '../figma/nodes/can-edit'
import { placingStep } from '../figma/undo'
import { words } from './words'

/**
 * Makes a frame of a captured page in free space. The undo step stays open for the overlays of the same
 * run. Returns the frame's id. Throws view_only, image_missing or placing_failed.
 */
export async function placePage(request: NewPageFrame): Promise<string> {
  const { runId, name, image, width, height } = request
  requireEditing('maybe')
  requireImage(runId, name, image)
  const { id } = await placeNew(placingStep(runId), words().thePage, (track) => {
    const frame = track(figma.createFrame())
    frame.name = name
    frame.resize(width, height)
    frame.fills = [imagePaint(image)]
    frame.clipsContent = true
    return frame
  })
  return id
}

const MOST_STILLS = 100

/** Light grey: pictures with white and with black edges both stand out from it. */
const GROUND: SolidPaint = { type: 'SOLID', color: { r: 0.9, g: 0.9, b: 0.9 } }

/**
 * Lays 1 to 100 pictures in rows inside one new frame in free space, as one undo step. Returns the frame's
 * id. Throws view_only, strip_size, image_missing or placing_failed.
 */
export async function placeStrip(strip: NewStrip): Promise<string> {
  requireEditing('maybe')
  requireStills(strip)
  // Where it cannot be had, names in the layer list have to do.
  const font = await loadFont({ family: 'Inter', style: 'Medium' })
  const { id } = await placeNew(null, words().thePictures, (track) =>
    buildStrip(strip, font, track)
  )
  forgetRun(strip.runId)
  return id
}

function requireStills({ runId, stills }: NewStrip): void {
  if (stills.length < 1 || stills.length > MOST_STILLS) {
    const said = words().tooMany(MOST_STILLS, stills.length)
    throw new GlanceError({ code: 'strip_size', ...said, sent: 'maybe' })
  }
  for (const { name, image, overlay } of stills) {
    requireImage(runId, name, image)
    if (overlay !== null) requireImage(runId, name, overlay)
  }
}

function buildStrip(strip: NewStrip, font: FontName | null, track: Track): FrameNode {
  const size = cellSize(strip)
  const columns = Math.min(Math.max(1, Math.round(strip.columns)), strip.stills.length)
  const gap = 2 * stripUnit(size)
  const frame = track(figma.createFrame())
  frame.name = strip.name
  frame.fills = [GROUND]
  layRows(frame, columns * (size.width + gap) + gap, gap)
  for (const still of strip.stills) frame.appendChild(stripCell(still, size, font, track))
  return frame
}

/** So wide, and as high as the rows. */
function layRows(frame: FrameNode, width: number, gap: number): void {
  frame.layoutMode = 'HORIZONTAL'
  frame.layoutWrap = 'WRAP'
  // Figma fixes both sides when it resizes, so the height is freed after it.
  frame.resize(width, 2 * gap)
  frame.primaryAxisSizingMode = 'FIXED'
  frame.counterAxisSizingMode = 'AUTO'
  frame.itemSpacing = frame.counterAxisSpacing = gap
  frame.paddingLeft = frame.paddingRight = gap
  frame.paddingTop = frame.paddingBottom = gap
}

/** Dark enough to read on the strip's own grey, in light and dark files alike. */
const INK: SolidPaint = { type: 'SOLID', color: { r: 0.2, g: 0.2, b: 0.2 } }

/** One picture of a strip with what lies over it and, where there is a font, its name under it. */
function stripCell(still: Still, size: Size, font: FontName | null, track: Track): FrameNode {
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
function cellSize({ width, height }: NewStrip): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

/** The strip's unit: a caption's size, legible when the whole strip is in view. */
function stripUnit({ width }: Size): number {
  return Math.max(12, Math.round(width / 24))
}

function pictureFrame({ image, overlay }: Still, size: Size, track: Track): FrameNode {
  const frame = newFrame(words().picture, track)
  frame.resize(size.width, size.height)
  frame.fills = [imagePaint(image)]
  if (overlay !== null) frame.appendChild(overlayLayer(overlay, size, track))
  return frame
}

function overlayLayer(overlay: StoredImage, size: Size, track: Track): RectangleNode {
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
