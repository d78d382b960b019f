import type { KeptImage } from '../../file'
import { type Box, overlap, type Size } from '../figma/geometry/placement'
import { imagePaint } from '../figma/images'
import { addNumber, type BoardKit, LESS, LINE, MORE, NUMBER_SIZE, WHITE } from './board-kit'
import type { ColumnPlan } from './plan-board'
import { words } from './words'

/** Canvas px between what is marked and its mark, so that lines cover no letter. */
const AROUND = 6

/** A variant's picture with its map, and what the callouts are about marked on it, in a slot as high as its row's pictures. */
export function addPicture(
  kit: BoardKit,
  column: FrameNode,
  { variant, width, picture }: ColumnPlan,
  slotHeight: number
): void {
  if (slotHeight === 0) return
  const slot = kit.track(figma.createFrame())
  slot.name = words().layers.picture
  slot.fills = []
  slot.clipsContent = false
  slot.resize(width, slotHeight)
  column.appendChild(slot)
  if (variant.picture === null || picture === null) return
  const { image, overlay } = variant.picture
  const frame = kit.track(figma.createFrame())
  frame.name = words().layers.design
  frame.resize(picture.width, picture.height)
  frame.fills = [topOf(image, variant.shown)]
  frame.strokes = [LINE]
  frame.strokeWeight = 1
  frame.strokeAlign = 'OUTSIDE'
  slot.appendChild(frame)
  if (overlay !== null) {
    const map = addRectangle(kit, frame, { x: 0, y: 0, ...picture })
    map.name = words().layers.map
    map.fills = [topOf(overlay, variant.shown)]
  }
  addMarks(kit, frame, variant, picture)
}

/** The upper part of an image, as wide as its layer. */
function topOf(image: KeptImage, shown: number): ImagePaint {
  const paint = imagePaint(image)
  if (shown >= 1) return paint
  const imageTransform: Transform = [
    [1, 0, 0],
    [0, shown, 0]
  ]
  return { ...paint, scaleMode: 'CROP', imageTransform }
}

function addMarks(
  kit: BoardKit,
  frame: FrameNode,
  { marks, shown }: ColumnPlan['variant'],
  size: Size
): void {
  const boxes = marks.flatMap((mark) => {
    const [x, y, width, height] = mark.box
    const box = within(size, {
      x: x * size.width - AROUND,
      y: (y / shown) * size.height - AROUND,
      width: width * size.width + 2 * AROUND,
      height: (height / shown) * size.height + 2 * AROUND
    })
    return box === null ? [] : [{ ...mark, box }]
  })
  for (const { number, wins, box } of boxes) {
    // Light around the colour, so that it is seen on pages and maps of any colour.
    const halo = addRectangle(kit, frame, box)
    halo.name = words().layers.mark(number)
    halo.fills = [{ ...(wins ? MORE : LESS), opacity: 0.16 }]
    halo.strokes = [WHITE]
    halo.strokeWeight = 5
    const line = addRectangle(kit, frame, inset(box, 1))
    line.name = words().layers.mark(number)
    line.fills = []
    line.strokes = [wins ? MORE : LESS]
    line.strokeWeight = 3
  }
  // A picture as narrow as a number has no room for it.
  if (kit.fonts === null || Math.min(size.width, size.height) < 2 * NUMBER_SIZE) return
  const taken: Box[] = []
  for (const mark of boxes) {
    const spot = freeSpot(mark.box, size, taken)
    taken.push(spot)
    const number = addNumber(kit, frame, mark)
    number.x = spot.x
    number.y = spot.y
  }
}

/** Grows with its picture when someone makes that larger. */
function addRectangle({ track }: BoardKit, frame: FrameNode, box: Box): RectangleNode {
  const layer = track(figma.createRectangle())
  layer.strokeAlign = 'INSIDE'
  frame.appendChild(layer)
  layer.resize(box.width, box.height)
  layer.x = box.x
  layer.y = box.y
  layer.constraints = { horizontal: 'SCALE', vertical: 'SCALE' }
  return layer
}

/** A number on a corner of its box, or as near as others leave room. */
function freeSpot(box: Box, size: Size, taken: readonly Box[]): Box {
  const half = NUMBER_SIZE / 2
  const at = (x: number, y: number): Box => ({
    x: Math.round(Math.min(Math.max(x, 0), size.width - NUMBER_SIZE)),
    y: Math.round(Math.min(Math.max(y, 0), size.height - NUMBER_SIZE)),
    width: NUMBER_SIZE,
    height: NUMBER_SIZE
  })
  const [left, top] = [box.x - half, box.y - half]
  const [right, bottom] = [left + box.width, top + box.height]
  const first = at(left, top)
  const others = [at(right, top), at(left, bottom), at(right, bottom)]
  // Three numbers leave one of four places in a row free, or in a column of a narrow picture.
  const row = [1, 2, 3, -1, -2, -3].flatMap((step) => [
    at(first.x + step * NUMBER_SIZE, first.y),
    at(first.x, first.y + step * NUMBER_SIZE)
  ])
  return (
    [first, ...others, ...row].find((spot) => !taken.some((one) => overlap(one, spot))) ?? first
  )
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
