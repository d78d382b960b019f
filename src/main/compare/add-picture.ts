import { type BoardMark, placeNumber } from '../../bridge'
import type { StoredImage } from '../../file'
import type { Box, Size } from '../figma/geometry/placement'
import { imagePaint } from '../figma/images'
import { addFrame, addNumber, LINE, NUMBER_SIZE, TONES, WHITE } from './board-kit'
import type { ColumnPlan } from './plan-board'
import { track } from '../figma/all-or-nothing'
import { words } from './words'

/** Canvas px between a marked layer and its mark, so that lines cover no letter. */
const AROUND = 6

/** A variant's picture with its map, and what the callouts are about marked on it, in a slot as high as all pictures. */
export function addPicture(
  column: FrameNode,
  { variant, width, picture }: ColumnPlan,
  height: number
): void {
  if (height === 0) return
  const slot = addFrame(column, words().layers.picture)
  slot.resize(width, height)
  if (variant.picture === null || picture === null) return
  const { image, overlay } = variant.picture
  const frame = addFrame(slot, words().layers.design)
  frame.clipsContent = true
  frame.resize(picture.width, picture.height)
  frame.fills = [topOf(image, variant.shown)]
  frame.strokes = [LINE]
  frame.strokeWeight = 1
  frame.strokeAlign = 'OUTSIDE'
  if (overlay !== null) {
    const map = addRectangle(frame, { x: 0, y: 0, ...picture })
    map.name = words().layers.map
    map.fills = [topOf(overlay, variant.shown)]
  }
  addMarks(frame, variant, picture)
}

/** The upper part of an image, as wide as its layer. */
function topOf(image: StoredImage, shown: number): ImagePaint {
  const paint = imagePaint(image)
  if (shown >= 1) return paint
  const imageTransform: Transform = [
    [1, 0, 0],
    [0, shown, 0]
  ]
  return { ...paint, scaleMode: 'CROP', imageTransform }
}

function addMarks(
  frame: FrameNode,
  { marks, shown, texts }: ColumnPlan['variant'],
  size: Size
): void {
  const placed = ([x, y, width, height]: BoardMark['box'], around: number): Box[] => {
    const box = within(size, {
      x: x * size.width - around,
      y: (y / shown) * size.height - around,
      width: width * size.width + 2 * around,
      height: (height / shown) * size.height + 2 * around
    })
    return box === null ? [] : [box]
  }
  const boxes = marks.flatMap((mark) => placed(mark.box, AROUND).map((box) => ({ ...mark, box })))
  for (const { label, tone, box } of boxes) {
    const outline = (around: Box, paint: SolidPaint, weight: number): void => {
      const line = addRectangle(frame, around)
      line.name = words().layers.mark(label)
      line.fills = []
      line.strokes = [paint]
      line.strokeWeight = weight
    }
    // Light around the colour, so that it is seen on pages and maps of any colour; a tint would mix with the map's.
    outline(box, WHITE, 5)
    outline(inset(box, 1), TONES[tone], 3)
  }
  // A picture as narrow as a number has no room for it.
  if (Math.min(size.width, size.height) < 2 * NUMBER_SIZE) return
  const taken: Box[] = []
  const read = texts.flatMap((box) => placed(box, 0))
  for (const mark of boxes) {
    const spot = placeNumber(mark.box, { across: NUMBER_SIZE, size, taken, texts: read })
    taken.push(spot)
    const number = addNumber(frame, mark)
    number.x = Math.round(spot.x)
    number.y = Math.round(spot.y)
  }
}

/** Grows with its picture when someone makes that larger. */
function addRectangle(frame: FrameNode, box: Box): RectangleNode {
  const layer = track(figma.createRectangle())
  layer.strokeAlign = 'INSIDE'
  frame.appendChild(layer)
  layer.resize(box.width, box.height)
  layer.x = box.x
  layer.y = box.y
  layer.constraints = { horizontal: 'SCALE', vertical: 'SCALE' }
  return layer
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return {
    x: x + by,
    y: y + by,
    width: Math.max(1, width - 2 * by),
    height: Math.max(1, height - 2 * by)
  }
}

/** The part of a box that lies in the picture; null where none does. */
function within(size: Size, box: Box): Box | null {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)]
  const width = Math.min(size.width, box.x + box.width) - x
  const height = Math.min(size.height, box.y + box.height) - y
  return width < 1 || height < 1 ? null : { x, y, width, height }
}
