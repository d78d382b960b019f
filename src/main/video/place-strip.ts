import type { NewStrip } from '../../bridge'
import { GlanceError } from '../../errors'
import { loadFont } from '../figma/canvas/load-font'
import type { Track } from '../figma/canvas/make-and-show'
import { placeNew } from '../figma/canvas/place-new'
import { forgetRun, requireImage } from '../figma/images/kept-images'
import { requireEditing } from '../figma/nodes/can-edit'
import { cellSize, stripCell, stripUnit } from './strip-cell'
import { words } from './words'

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
  const font = await captionFont()
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
  frame.itemSpacing = gap
  frame.counterAxisSpacing = gap
  frame.paddingLeft = gap
  frame.paddingRight = gap
  frame.paddingTop = gap
  frame.paddingBottom = gap
}

/** The font of captions, loaded; null where it cannot be had: then names in the layer list have to do. */
function captionFont(): Promise<FontName | null> {
  return loadFont({ family: 'Inter', style: 'Medium' })
}
