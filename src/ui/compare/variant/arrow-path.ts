import type { LayerShare, Picture } from '../../../file'

type Box = LayerShare['box']
type Point = readonly [x: number, y: number]

/** Length of an arrowhead's side as a part of the picture's longer edge. */
const HEAD = 0.025
/** Between a head's side and the arrow, rad. */
const SPREAD = 0.5

/**
 * An SVG path from the middle of where a layer lay to the edge of where it lies, so that the arrow covers
 * nothing of it. Boxes are parts of the picture; the path is in its px.
 */
export function arrowPath(
  from: Box,
  to: Box,
  { width, height }: Pick<Picture, 'width' | 'height'>
): string {
  const start = middle(from)
  const end = edgeTowards(to, start)
  const [x1, y1] = [start[0] * width, start[1] * height]
  const [x2, y2] = [end[0] * width, end[1] * height]
  const back = Math.atan2(y1 - y2, x1 - x2)
  const side = (turn: number): string => {
    const length = HEAD * Math.max(width, height)
    return at(x2 + length * Math.cos(back + turn), y2 + length * Math.sin(back + turn))
  }
  return `M${at(x1, y1)}L${at(x2, y2)}M${side(SPREAD)}L${at(x2, y2)}L${side(-SPREAD)}`
}

function middle([x, y, width, height]: Box): Point {
  return [x + width / 2, y + height / 2]
}

/** Where the line from a point to a box's middle meets the box; the middle itself for a point inside. */
function edgeTowards(box: Box, [x, y]: Point): Point {
  const [cx, cy] = middle(box)
  const [dx, dy] = [x - cx, y - cy]
  const reach = Math.min(
    dx === 0 ? Infinity : box[2] / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box[3] / 2 / Math.abs(dy)
  )
  return reach >= 1 ? [cx, cy] : [cx + dx * reach, cy + dy * reach]
}

function at(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)} `
}
