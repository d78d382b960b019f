import { around, isEmpty } from '../../perception/see/box'
import type { Hold } from '../../file'
import { aroundIn, isDrawn, type LayerBoxes } from './layer-boxes'

/** Space that a layer keeps to what it grows towards, px of the design. */
const AIR = 24

/** A button with all that stands beside it in its auto-layout row, itself first: a row grows as one. */
export function rowOf({ childrenOf, nodes }: LayerBoxes, at: number): number[] {
  const { absolute, parent } = nodes[at]!
  if (absolute || nodes[parent]?.flow?.axis !== 'x') return [at]
  const isBeside = (other: number): boolean => other !== at && nodes[other]!.absolute !== true
  return [at, ...childrenOf(parent).filter(isBeside)]
}

/**
 * Whether a button may become higher by px of the design, with those of its row: what auto-layout places after it moves
 * on, and neither a neighbour nor a margin comes close. Not where that cannot be told, as with something of another height
 * beside it.
 */
export function hasRoomToGrow(design: LayerBoxes, at: number, by: number, hold: Hold): boolean {
  const { boxes, childrenOf, nodes, scale } = design
  const more = by * scale
  const isEven = rowOf(design, at).every((other) => {
    const [one, its] = [boxes[at]!, boxes[other]!]
    return Math.abs(one.top - its.top) < 1 && Math.abs(one.bottom - its.bottom) < 1
  })
  if (!isEven) return false
  for (let inner = at; ;) {
    const { absolute, parent } = nodes[inner]!
    const outer = nodes[parent]
    if (outer === undefined) return false
    // What hugs grows down.
    if (!outer.flow || absolute) return isFree(design, inner, more, inner === at ? hold : 'start')
    const row = childrenOf(parent).filter((child) => nodes[child]!.absolute !== true)
    const { along, axis } = outer.flow
    const lies = axis === 'y' ? along : outer.flow.across
    const isBeside = axis === 'x' && row.length > 1 && inner !== at
    if (axis === 'other' || lies === 'other' || lies === 'between' || isBeside) return false
    if (outer.sizing?.y === 'hug' && parent > 0) {
      inner = parent
      continue
    }
    if (row.some((child) => nodes[child]!.sizing?.y === 'fill')) return false
    const content = row.map((child) => boxes[child]!).reduce(around)
    const box = boxes[parent]!
    const airs = [content.top - box.top, box.bottom - content.bottom] as const
    return (outer.sizing?.y === 'hug' && lies === 'start') || hasAir(design, airs, more, lies)
  }
}

/** Whether a layer that nothing arranges may grow away from the side that it holds. */
function isFree(design: LayerBoxes, at: number, more: number, hold: Hold): boolean {
  const { boxes, ends, nodes, windows } = design
  const box = boxes[at]!
  const outer = aroundIn(design, at).find((i) => nodes[i]!.clips || nodes[i]!.cover > 0.02) ?? 0
  const edge = boxes[outer]!
  const beside = nodes.flatMap((_, i) => {
    const isOther = i > outer && (i >= ends[at]! || ends[i]! <= at)
    const other = windows[i]!
    const isAside = other.right <= box.left || other.left >= box.right || isEmpty(other)
    return isOther && isDrawn(design, i) && !isAside ? [other] : []
  })
  const above = beside.flatMap(({ bottom }) => (bottom <= box.top + 1 ? box.top - bottom : []))
  const below = beside.flatMap(({ top }) => (top >= box.bottom - 1 ? top - box.bottom : []))
  const airs = [
    Math.min(box.top - edge.top, ...above),
    Math.min(edge.bottom - box.bottom, ...below)
  ] as const
  return hasAir(design, airs, more, hold)
}

/** Whether enough of the air above and below is left. */
function hasAir(
  { scale }: LayerBoxes,
  airs: readonly [above: number, below: number],
  more: number,
  hold: Hold
): boolean {
  const up = { start: 0, centre: more / 2, end: more }[hold]
  return airs.every((air, i) => {
    const taken = i === 0 ? up : more - up
    return taken === 0 || air - taken >= AIR * scale
  })
}
