import { around, type Box, overlap, isEmpty } from '../../perception/see/box'
import type { Hold, LayerNode } from '../../file'
import { aroundIn, isDrawn, type LayerBoxes, outward, shifted } from './layer-boxes'
import { type MovedLines, range } from './lines'

/** How the lines of a picture and its layers move. */
export interface Moved {
  lines: MovedLines
  nodes: LayerNode[]
}

/** Space that a layer keeps to what it grows towards, px of the design. */
const AIR = 24

/** A button with all that stands beside it in its auto-layout row. */
export function rowOf({ childrenOf, nodes }: LayerBoxes, at: number): number[] {
  const { absolute, parent } = nodes[at]!
  if (absolute || nodes[parent]?.flow?.axis !== 'x') return [at]
  return childrenOf(parent).filter((other) => nodes[other]!.absolute !== true)
}

/**
 * Makes a button higher by px of the design, and those of its row with it: by their padding, so that labels and corners
 * stay as they are. What auto-layout places after it moves on; all else stays. null where a neighbour or a margin would
 * come closer, and where the layout cannot be computed, as with something of another height beside it.
 */
export function growButton(
  design: LayerBoxes,
  at: number,
  by: number,
  hold: Hold = 'centre'
): Moved | null {
  const { boxes, nodes, scale, ends } = design
  const more = Math.round(by * scale)
  const row = rowOf(design, at)
  const isEven = row.every((other) => {
    const [one, its] = [boxes[at]!, boxes[other]!]
    return Math.abs(one.top - its.top) < 1 && Math.abs(one.bottom - its.bottom) < 1
  })
  const place = isEven ? placeFor(design, at, more, hold) : null
  if (place === null || more < 1) return null
  const { inside, higher, up, window } = place
  const label = labelOf(design, row)
  // Lines are added right above the label and right below it.
  const [first, second] = [Math.floor(label.top) - 1, Math.ceil(label.bottom)]
  const above = Math.floor(more / 2)
  const sources = range(window.top, window.bottom).map((y) => {
    if (y <= first - up) return y + up
    if (y <= first - up + above) return first
    if (y < second - up + above) return y + up - above
    return y < second - up + more ? second : y + up - more
  })
  const moved = nodes.map((node, i) => {
    if (i < inside || i >= ends[inside]!) return node
    if (higher.includes(i)) return shifted(node, 0, -up, more)
    if (i === inside) return node
    if (row.some((one) => i > one && i < ends[one]!)) return shifted(node, 0, above - up)
    return shifted(node, 0, boxes[i]!.top >= second ? more - up : -up)
  })
  return { lines: { window, axis: 'y', sources }, nodes: moved }
}

/** What a layer grows in. */
interface Place {
  /** The layer whose content moves. */
  inside: number
  /** The layers that become higher. */
  higher: readonly number[]
  /** Px by which what lies above moves up; all else moves down. */
  up: number
  /** Whole px in which everything moves. */
  window: Box
}

function placeFor(design: LayerBoxes, at: number, more: number, hold: Hold): Place | null {
  const { boxes, childrenOf, nodes } = design
  let inner = at
  for (;;) {
    const { absolute, parent } = nodes[inner]!
    const outer = nodes[parent]
    if (outer === undefined) return null
    if (!outer.flow || absolute) return freePlace(design, at, inner, more, hold)
    const row = childrenOf(parent).filter((child) => nodes[child]!.absolute !== true)
    const { along, axis } = outer.flow
    const lies = axis === 'y' ? along : outer.flow.across
    const isBeside = axis === 'x' && row.length > 1 && inner !== at
    if (axis === 'other' || lies === 'other' || isBeside) return null
    if (outer.sizing?.y === 'hug' && parent > 0) {
      inner = parent
      continue
    }
    if (row.some((child) => nodes[child]!.sizing?.y === 'fill') || lies === 'between') return null
    const up = upwards(more, lies)
    const content = row.map((child) => boxes[child]!).reduce(around)
    const box = boxes[parent]!
    const isFree =
      (outer.sizing?.y === 'hug' && up === 0) ||
      (hasAir(design, content.top - box.top, up) &&
        hasAir(design, box.bottom - content.bottom, more - up))
    const higher = [...rowOf(design, at), ...aroundIn(design, at).filter((one) => one > parent)]
    const place = { inside: parent, higher, up, window: outward(box) }
    return isFree ? clearPlace(design, place, at) : null
  }
}

/** A layer that nothing arranges grows away from the side that it holds, into what is free there; one that hugs, down. */
function freePlace(
  design: LayerBoxes,
  at: number,
  inside: number,
  more: number,
  hold: Hold
): Place | null {
  const { boxes, ends, nodes, windows } = design
  const up = inside === at ? upwards(more, hold) : 0
  const box = boxes[inside]!
  const window = outward({ ...box, top: box.top - up, bottom: box.bottom + more - up })
  const outer = aroundIn(design, inside).find((i) => nodes[i]!.clips || nodes[i]!.cover > 0.02) ?? 0
  const edge = boxes[outer]!
  const beside = nodes.flatMap((_, i) => {
    const isOther = i > outer && (i < inside || i >= ends[inside]!) && ends[i]! <= inside
    const isLater = i >= ends[inside]!
    const other = windows[i]!
    const isAside = other.right <= box.left || other.left >= box.right || isEmpty(other)
    return (isOther || isLater) && isDrawn(design, i) && !isAside ? [other] : []
  })
  const airAbove = Math.min(
    box.top - edge.top,
    ...beside.flatMap(({ bottom }) => (bottom <= box.top + 1 ? box.top - bottom : []))
  )
  const airBelow = Math.min(
    edge.bottom - box.bottom,
    ...beside.flatMap(({ top }) => (top >= box.bottom - 1 ? top - box.bottom : []))
  )
  const isFree = hasAir(design, airAbove, up) && hasAir(design, airBelow, more - up)
  const higher = [...rowOf(design, at), ...aroundIn(design, at).filter((one) => one >= inside)]
  return isFree ? clearPlace(design, { inside, higher, up, window }, at) : null
}

function hasAir({ scale }: LayerBoxes, air: number, taken: number): boolean {
  return taken === 0 || air - taken >= AIR * scale
}

function upwards(more: number, held: Hold): number {
  return { start: 0, centre: Math.floor(more / 2), end: more }[held]
}

/** The same where all that is seen in its window moves with it, or is the ground of all of it; else null. */
function clearPlace(design: LayerBoxes, place: Place, at: number): Place | null {
  const { boxes, ends, nodes, windows } = design
  const { inside, window } = place
  const row = rowOf(design, at)
  const outer = new Set([at, ...aroundIn(design, at)])
  const label = labelOf(design, row)
  const isClear = nodes.every((node, i) => {
    const isOwn = row.some((one) => i >= one && i < ends[one]!)
    if (i === 0 || isOwn || !isDrawn(design, i)) return true
    if (isEmpty(overlap(windows[i]!, window))) return true
    const box = boxes[i]!
    if (outer.has(i)) return !node.image
    const isMoved = i > inside && i < ends[inside]!
    if (isMoved) return box.bottom <= label.top || box.top >= label.bottom
    const isGround = i < at && box.left <= window.left && box.right >= window.right
    return isGround && box.top <= window.top && box.bottom >= window.bottom && !node.image
  })
  return isClear && window.top >= 0 && window.bottom <= outward(boxes[0]!).bottom ? place : null
}

/** Where the content of some buttons lies; the middle line of those without. */
function labelOf({ boxes, childrenOf }: LayerBoxes, buttons: readonly number[]): Box {
  const [first, ...rest] = buttons.flatMap(childrenOf).map((child) => boxes[child]!)
  const own = boxes[buttons[0]!]!
  const middle = (own.top + own.bottom) / 2
  return first ? rest.reduce(around, first) : { ...own, top: middle, bottom: middle }
}
