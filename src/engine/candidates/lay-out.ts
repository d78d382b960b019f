import type { Box } from '../../perception/see/box'
import type { Flow } from '../../file'
import { type LayerBoxes, SAME } from './layer-boxes'

/** A design during rearrangement. */
export interface State {
  design: LayerBoxes
  boxes: Box[]
  scales: number[]
}

type Axis = 'x' | 'y'
const START = { x: 'left', y: 'top' } as const
const END = { x: 'right', y: 'bottom' } as const

/** Moves a layer with all that is in it. */
function move({ design, boxes }: State, at: number, x: number, y: number): void {
  if (x === 0 && y === 0) return
  for (let inside = at; inside < design.ends[at]!; inside++) {
    const box = boxes[inside]!
    box.left += x
    box.right += x
    box.top += y
    box.bottom += y
  }
}

/** Rearranges the surroundings of a layer that has changed its size. False where their layout is unknown. */
export function settle(state: State, at: number): boolean {
  const { nodes, childrenOf } = state.design
  const { absolute, parent } = nodes[at]!
  if (parent < 0) return false
  const { flow, type } = nodes[parent]!
  if (flow && !absolute) return layOut(state, parent)
  if (type !== 'GROUP') return true
  const now = childrenOf(parent).map((child) => state.boxes[child]!)
  Object.assign(state.boxes[parent]!, {
    left: Math.min(...now.map(({ left }) => left)),
    top: Math.min(...now.map(({ top }) => top)),
    right: Math.max(...now.map(({ right }) => right)),
    bottom: Math.max(...now.map(({ bottom }) => bottom))
  })
  return settle(state, parent)
}

/** Rearranges the children of an auto-layout frame; `moved` comes before another. False where its layout is unknown. */
export function layOut(
  state: State,
  at: number,
  moved?: { child: number; before: number }
): boolean {
  const { design, boxes } = state
  const { flow, sizing } = design.nodes[at]!
  if (flow === undefined || flow.axis === 'other' || flow.along === 'other') return false
  const main = flow.axis
  const cross = main === 'x' ? 'y' : 'x'
  const was = design.boxes[at]!
  const now = boxes[at]!
  const old = design
    .childrenOf(at)
    .filter((child) => design.nodes[child]!.absolute !== true)
    .sort((one, other) => design.boxes[one]![START[main]] - design.boxes[other]![START[main]])
  const order = old.filter((child) => child !== moved?.child)
  if (moved !== undefined) {
    const place = order.indexOf(moved.before)
    if (place < 0) return false
    order.splice(place, 0, moved.child)
  }
  const [first, last] = [old[0], old.at(-1)]
  if (first === undefined || last === undefined) return false
  const size = (box: Box, axis: Axis): number => box[END[axis]] - box[START[axis]]
  const sizeOf = (child: number, axis: Axis): number => size(boxes[child]!, axis)
  const sizingOf = (child: number, axis: Axis) => design.nodes[child]!.sizing?.[axis] ?? 'fixed'

  const padding = {
    start: design.boxes[first]![START[main]] - was[START[main]],
    end: was[END[main]] - design.boxes[last]![END[main]]
  }
  const gaps = old
    .slice(1)
    .map((child, i) => design.boxes[child]![START[main]] - design.boxes[old[i]!]![END[main]])
  const gap = gaps[0] ?? 0
  const fills = old.some((child) => sizingOf(child, main) === 'fill')
  const used = (children: readonly number[]): number =>
    children.reduce((sum, child) => sum + sizeOf(child, main), gap * (children.length - 1))
  const oldUse = old.reduce((sum, child) => sum + size(design.boxes[child]!, main), 0) + sumOf(gaps)
  const more = used(order) - oldUse

  // Along the axis.
  let start = was[START[main]] + padding.start
  let between = gap
  if (sizing?.[main] === 'hug') {
    now[END[main]] = now[START[main]] + size(was, main) + more
    start = now[START[main]] + padding.start
  } else {
    start = now[START[main]] + padding.start
    if (Math.abs(more) > SAME) {
      if (fills) return false
      if (flow.along === 'between' && order.length > 1) between -= more / (order.length - 1)
      else start -= more * { start: 0, between: 0, centre: 0.5, end: 1 }[flow.along]
    }
  }
  for (const child of order) {
    shift(state, child, main, start)
    start = boxes[child]![END[main]] + between
  }

  // Across it.
  if (!across(state, at, old, order, { flow, cross })) return false
  const grew = (['x', 'y'] as const).some(
    (axis) => Math.abs(size(was, axis) - size(now, axis)) > SAME
  )
  if (!grew) return true
  return at > 0 && settle(state, at)
}

/** Places layers across the axis of the auto-layout frame around them. */
function across(
  state: State,
  at: number,
  old: readonly number[],
  order: readonly number[],
  { flow, cross }: { flow: Flow; cross: Axis }
): boolean {
  const { design, boxes } = state
  const [was, now] = [design.boxes[at]!, boxes[at]!]
  const sizeIn = (of: readonly Box[], child: number): number =>
    of[child]![END[cross]] - of[child]![START[cross]]
  const largest = (of: readonly Box[], children: readonly number[]): number =>
    Math.max(...children.map((child) => sizeIn(of, child)))
  const hugs = design.nodes[at]!.sizing?.[cross] === 'hug'
  const more = hugs ? largest(boxes, order) - largest(design.boxes, old) : 0
  const stretched = order.some((child) => design.nodes[child]!.sizing?.[cross] === 'fill')
  if (Math.abs(more) > SAME && stretched) return false
  now[END[cross]] = now[START[cross]] + was[END[cross]] - was[START[cross]] + more
  if (flow.across === 'other')
    return order.every(
      (child) => Math.abs(sizeIn(boxes, child) - sizeIn(design.boxes, child)) < SAME
    )
  for (const child of order) {
    const own = sizeIn(boxes, child) - sizeIn(design.boxes, child)
    const part = { start: 0, centre: 0.5, end: 1 }[flow.across]
    const from = design.boxes[child]![START[cross]] - was[START[cross]]
    shift(state, child, cross, now[START[cross]] + from + (more - own) * part)
  }
  return true
}

function shift(state: State, child: number, axis: Axis, to: number): void {
  const by = to - state.boxes[child]![START[axis]]
  move(state, child, axis === 'x' ? by : 0, axis === 'y' ? by : 0)
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
