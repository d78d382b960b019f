import type { LayerShare, Picture } from '../../../file'
import { type LayerChange, realGain } from './layer-changes'

type Box = LayerShare['box']

/** A layer that wins or loses attention, in the variant's picture. */
export interface Moved {
  row: LayerChange
  /** Parts of the variant's picture. */
  at: Box
  /** Where it lay in the base, in parts of the variant's picture; null where it did not move. */
  from: Box | null
  wins: boolean
}

/** More are no longer read at a glance. */
const MOST = 4
/** Parts of the picture's width: less is not seen as moved. */
const FAR = 0.02

/** The layers of a variant that win or lose most against the base, the largest change first. */
export function movedLayers(
  rows: readonly LayerChange[],
  base: Pick<Picture, 'width' | 'height'>,
  variant: Pick<Picture, 'width' | 'height'>
): Moved[] {
  // Pages of one width are alike px by px, however long each is.
  const stretch = ((base.height / base.width) * variant.width) / variant.height
  return rows
    .filter((row) => realGain(row) !== 0)
    .sort((one, other) => Math.abs(realGain(other)) - Math.abs(realGain(one)))
    .flatMap((row): Moved[] => {
      if (row.here === null) return []
      const at = row.here.box
      const [x, y, width, height] = row.base?.box ?? at
      const from: Box = [x, y * stretch, width, height * stretch]
      const away = row.base === null ? null : farFrom(from, at) ? from : null
      return [{ row, at, from: away, wins: realGain(row) > 0 }]
    })
    .slice(0, MOST)
}

function farFrom(one: Box, other: Box): boolean {
  const across = one[0] + one[2] / 2 - (other[0] + other[2] / 2)
  const down = one[1] + one[3] / 2 - (other[1] + other[3] / 2)
  return Math.hypot(across, down) > FAR
}

type ArrowPathBox = LayerShare['box']
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
  from: ArrowPathBox,
  to: ArrowPathBox,
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

function middle([x, y, width, height]: ArrowPathBox): Point {
  return [x + width / 2, y + height / 2]
}

/** Where the line from a point to a box's middle meets the box; the middle itself for a point inside. */
function edgeTowards(box: ArrowPathBox, [x, y]: Point): Point {
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
