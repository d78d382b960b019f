import { around, type Box } from '../../perception/see/box'
import type { Pixels } from '../../perception'
import type { Hold } from '../../file'
import type { LayerBoxes } from './layer-boxes'
import { coloursIn, commonColour } from '../rgb'

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
export function hasRoomToGrow(
  pixels: Pixels,
  design: LayerBoxes,
  at: number,
  by: number,
  hold: Hold
): boolean {
  const { boxes, childrenOf, nodes, scale } = design
  const [more, air] = [by * scale, AIR * scale]
  const { bottom, top } = boxes[at]!
  const row = rowOf(design, at).map((other) => boxes[other]!)
  if (row.some((one) => Math.hypot(one.top - top, one.bottom - bottom) >= 1)) return false
  for (let inner = at; ;) {
    const { absolute, parent } = nodes[inner]!
    const outer = nodes[parent]
    if (outer === undefined) return false
    // What hugs grows down.
    const isHeldBelow = inner === at && hold === 'end'
    if (!outer.flow || absolute) return isFree(pixels, boxes[inner]!, more + air, isHeldBelow)
    const beside = childrenOf(parent).filter((child) => nodes[child]!.absolute !== true)
    const { along, axis } = outer.flow
    const lies = axis === 'y' ? along : outer.flow.across
    const isBeside = axis === 'x' && beside.length > 1 && inner !== at
    if (axis === 'other' || lies === 'other' || lies === 'between' || isBeside) return false
    const hugs = outer.sizing?.y === 'hug'
    if (hugs && parent > 0) {
      inner = parent
      continue
    }
    if (beside.some((child) => nodes[child]!.sizing?.y === 'fill')) return false
    const content = beside.map((child) => boxes[child]!).reduce(around)
    const box = boxes[parent]!
    const [above, below] = [content.top - box.top, box.bottom - content.bottom]
    const up = { start: 0, centre: more / 2, end: more }[lies]
    return (
      (hugs && lies === 'start') ||
      ((up === 0 || above - up >= air) && (up === more || below - more + up >= air))
    )
  }
}

/** Whether a picture shows nothing but one colour beside a box, so many px down, or up where it is held below. */
function isFree(pixels: Pixels, box: Box, down: number, isHeldBelow: boolean): boolean {
  const [top, bottom] = isHeldBelow
    ? [box.top - down, box.top - 1]
    : [box.bottom + 1, box.bottom + down]
  const most = commonColour(coloursIn(pixels, { ...box, top, bottom }))
  return top >= 0 && bottom <= pixels.height && most !== null && most.part === 1
}
