import type { BoardPicture } from '../../../bridge'
import type { KeptImage } from '../../../file'
import type { Size } from '../../figma/geometry/placement'
import { imagePaint } from '../../figma/images/image-paint'
import { addStack } from './add-stack'
import { addText } from './add-text'
import { GREY, LINE } from './board-colours'
import type { BoardKit } from './board-kit'
import { type ColumnPlan, TILE_GAP } from './plan-board'

/** A variant's pictures, each with its caption above it. */
export function addPictures(kit: BoardKit, column: FrameNode, plan: ColumnPlan): FrameNode {
  const { unit } = kit
  const pictures = addStack(kit, column, {
    name: 'Pictures',
    axis: 'HORIZONTAL',
    gap: TILE_GAP,
    width: plan.picturesWidth
  })
  pictures.layoutWrap = 'WRAP'
  pictures.counterAxisSpacing = 1.5 * unit
  for (const picture of plan.variant.pictures) addTile(kit, pictures, picture, plan.picture)
  return pictures
}

function addTile(kit: BoardKit, parent: FrameNode, picture: BoardPicture, size: Size): void {
  const { name } = picture
  const width = size.width
  const tile = addStack(kit, parent, { name, axis: 'VERTICAL', gap: 0.6, width })
  const look = { name: 'Caption', weight: 'Medium', size: 0.95, colour: GREY, width } as const
  addText(kit, tile, name, look)
  const frame = kit.track(figma.createFrame())
  frame.name = 'Picture'
  frame.resize(size.width, size.height)
  frame.fills = [imagePaint(picture.image)]
  frame.strokes = [LINE]
  frame.strokeWeight = Math.max(1, kit.unit / 14)
  tile.appendChild(frame)
  if (picture.overlay !== null) addOverlay(kit, frame, picture.overlay, size, name)
}

/** Grows with its picture when someone makes that larger. */
function addOverlay(
  { track }: BoardKit,
  frame: FrameNode,
  overlay: KeptImage,
  size: Size,
  name: string
): void {
  const layer = track(figma.createRectangle())
  layer.name = `${name} map`
  layer.resize(size.width, size.height)
  layer.fills = [imagePaint(overlay)]
  frame.appendChild(layer)
  layer.x = 0
  layer.y = 0
  layer.constraints = { horizontal: 'SCALE', vertical: 'SCALE' }
}
