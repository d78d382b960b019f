import { invert, type Matrix, multiply, translation } from './transform'

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  x: number
  y: number
}

/** Whether two boxes share more than an edge. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The box around all boxes; null where there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** The geometry of a node that determines where its picture belongs. Sections have no render bounds. */
export type NodeGeometry = Pick<
  SceneNode,
  'width' | 'height' | 'absoluteTransform' | 'absoluteBoundingBox'
> & { absoluteRenderBounds?: Box | null }

/** An exported picture: px of the file, and the scale it was exported at. */
interface PictureSize extends Size {
  scale: number
}

export interface Placement extends Size {
  /** From the picture's own space, in canvas px, to the page. */
  transform: Matrix
}

/** How far a side in px may be from `length × scale`: Figma may round outward at both ends. */
const ROUNDING = 2

/**
 * Where a picture of a node belongs on the page. Figma does not document whether rotated nodes are
 * exported upright, nor which shadows and strokes the picture includes; the picture's own size decides:
 * it is that of the node as drawn, of its bounding box, or of the unrotated node, in this order of
 * preference. When none fits, the picture is centred on the nearest of them. The placed size is
 * always that of the picture divided by its scale.
 */
export function placePicture(picture: PictureSize, node: NodeGeometry): Placement {
  const size = { width: picture.width / picture.scale, height: picture.height / picture.scale }
  const spaces = candidates(node)
  const exact = spaces.find((space) => distance(picture, space) <= ROUNDING)
  if (exact !== undefined) return { ...size, transform: exact.transform }
  const nearest = spaces.reduce((best, space) =>
    distance(picture, space) < distance(picture, best) ? space : best
  )
  const centring = translation((nearest.width - size.width) / 2, (nearest.height - size.height) / 2)
  return { ...size, transform: multiply(nearest.transform, centring) }
}

function candidates(node: NodeGeometry): [Placement, ...Placement[]] {
  const { width, height, absoluteTransform: transform } = node
  const boxes = [node.absoluteRenderBounds, node.absoluteBoundingBox].flatMap((box) => box ?? [])
  const [first, ...rest] = boxes.map((box) => ({ ...box, transform: translation(box.x, box.y) }))
  const unrotated = { width, height, transform }
  return first === undefined ? [unrotated] : [first, ...rest, unrotated]
}

/** The larger difference of the two sides, in px of the picture. */
function distance(picture: PictureSize, space: Size): number {
  return Math.max(
    Math.abs(picture.width - space.width * picture.scale),
    Math.abs(picture.height - space.height * picture.scale)
  )
}

/**
 * The map from the page, in canvas px, to px of a frame's exported picture, as long as the frame stays
 * where it is: called again, it follows.
 */
export function pictureSpace(picture: PictureSize, frame: NodeGeometry): () => Matrix {
  const placed = multiply(invert(frame.absoluteTransform), placePicture(picture, frame).transform)
  const fromFrame = multiply(scaling(picture.scale), invert(placed))
  return () => multiply(fromFrame, invert(frame.absoluteTransform))
}

function scaling(factor: number): Matrix {
  return [
    [factor, 0, 0],
    [0, factor, 0]
  ]
}

/** The box of a layer on a frame's exported picture, in parts of it: x, y, width, height. It may lie beyond. */
export function boxOn(
  picture: PictureSize,
  frame: NodeGeometry,
  { absoluteTransform, height, width }: NodeGeometry
): [number, number, number, number] {
  const rows = multiply(pictureSpace(picture, frame)(), absoluteTransform)
  const [[x, across], [y, down]] = rows.map(([a, c, from]) => [
    from + Math.min(0, a * width) + Math.min(0, c * height),
    Math.abs(a * width) + Math.abs(c * height)
  ]) as [[number, number], [number, number]]
  return [x / picture.width, y / picture.height, across / picture.width, down / picture.height]
}
