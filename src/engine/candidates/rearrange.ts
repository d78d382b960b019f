import type { Flow, LayerNode } from '../../file'
import type { Box } from '../measure/fold/box'
import type { Edit } from './candidate'
import { around, holds, isEmpty, type LayerBoxes } from './layer-boxes'

/** Where layers lie after some edits, in the order of their list; px of the picture. */
export interface Arrangement {
  boxes: readonly Box[]
  /** How much larger what is drawn in each is. */
  scales: readonly number[]
  hidden: ReadonlySet<number>
}

type Axis = 'x' | 'y'
const START = { x: 'left', y: 'top' } as const
const END = { x: 'right', y: 'bottom' } as const

/** Less is rounding, px. */
const SAME = 0.25

/**
 * Where layers come to lie when some of them are scaled, moved, hidden or put in another order, as auto-layout
 * arranges them. null where that cannot be told: texts would be wrapped anew, the frame itself would change its size,
 * or rows that wrap and grids are concerned.
 */
export function rearrange(design: LayerBoxes, edits: readonly Edit[]): Arrangement | null {
  const boxes = design.boxes.map((box) => ({ ...box }))
  const scales = boxes.map(() => 1)
  const hidden = new Set<number>()
  const state: State = { design, boxes, scales, hidden }
  const done = edits.every((edit) => {
    const at = design.placeOf(edit.id)
    if (at <= 0) return edit.do === 'space' && at === 0 ? layOut(state, at, { by: edit.by }) : true
    switch (edit.do) {
      case 'scale':
        scale(state, at, edit.by)
        return settle(state, at)
      case 'move':
        move(state, at, edit.x * design.scale, edit.y * design.scale)
        return true
      case 'space':
        return layOut(state, at, { by: edit.by })
      case 'order':
        return layOut(state, design.nodes[at]!.parent, {
          moved: at,
          before: design.placeOf(edit.before)
        })
      case 'hide':
        for (let inside = at; inside < design.ends[at]!; inside++) hidden.add(inside)
        return settle(state, at)
      default:
        return true
    }
  })
  return done ? { boxes, scales, hidden } : null
}

interface State {
  design: LayerBoxes
  boxes: Box[]
  scales: number[]
  hidden: Set<number>
}

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

function scale({ design, boxes, scales }: State, at: number, by: number): void {
  const { left, top, right, bottom } = boxes[at]!
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  for (let inside = at; inside < design.ends[at]!; inside++) {
    const box = boxes[inside]!
    box.left = x + (box.left - x) * by
    box.right = x + (box.right - x) * by
    box.top = y + (box.top - y) * by
    box.bottom = y + (box.bottom - y) * by
    scales[inside]! *= by
  }
}

/** Arranges what is around a layer that has changed its size, or is gone. False where nobody can tell how. */
function settle(state: State, at: number): boolean {
  const { nodes, childrenOf } = state.design
  const { absolute, parent } = nodes[at]!
  if (parent < 0) return false
  const { flow, type } = nodes[parent]!
  if (flow && !absolute) return layOut(state, parent, {})
  if (type !== 'GROUP') return true
  const shown = childrenOf(parent).filter((child) => !state.hidden.has(child))
  if (shown.length === 0) return true
  const now = shown.map((child) => state.boxes[child]!)
  Object.assign(state.boxes[parent]!, {
    left: Math.min(...now.map(({ left }) => left)),
    top: Math.min(...now.map(({ top }) => top)),
    right: Math.max(...now.map(({ right }) => right)),
    bottom: Math.max(...now.map(({ bottom }) => bottom))
  })
  return settle(state, parent)
}

/** What is different in an auto-layout frame besides the sizes of what is in it. */
interface Difference {
  /** More space between two layers, px of the design. */
  by?: number
  /** A layer, and the one that it comes before. */
  moved?: number
  before?: number
}

function layOut(state: State, at: number, { by = 0, moved, before }: Difference): boolean {
  const { design, boxes, hidden } = state
  const { flow, sizing } = design.nodes[at]!
  if (flow === undefined || flow.axis === 'other') return false
  const main = flow.axis
  const cross = main === 'x' ? 'y' : 'x'
  const was = design.boxes[at]!
  const now = boxes[at]!
  const old = design
    .childrenOf(at)
    .filter((child) => design.nodes[child]!.absolute !== true)
    .sort((one, other) => design.boxes[one]![START[main]] - design.boxes[other]![START[main]])
  const order = old.filter((child) => !hidden.has(child) && child !== moved)
  if (moved !== undefined) {
    const place = order.indexOf(before ?? -1)
    if (place < 0) return false
    order.splice(place, 0, moved)
  }
  const [first, last] = [old[0], old.at(-1)]
  if (first === undefined || last === undefined || order.length === 0) return order.length > 0
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
  const gap = (gaps[0] ?? 0) + by * design.scale
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

/** A neighbour or an edge has to stay away by this part of the space before, or by so many px of the design. */
const AIR = { part: 0.5, enough: 16 }

/**
 * Whether a new arrangement has room: nothing reaches out of what is painted or cuts off around it, none over another
 * layer that it did not reach over before, and there is still air between them.
 */
export function hasRoom(design: LayerBoxes, { boxes, hidden }: Arrangement): boolean {
  const { childrenOf, nodes, scale } = design
  const [was, now] = [extentsOf(design, design.boxes), extentsOf(design, boxes)]
  return nodes.every((_, at) => {
    if (at === 0 || hidden.has(at) || isEmpty(was[at]!) || isSame(was[at]!, now[at]!)) return true
    const { parent } = nodes[at]!
    if (isEdge(nodes[parent]!) && !staysIn(was[at]!, was[parent]!, now[at]!, now[parent]!, scale)) {
      return false
    }
    return childrenOf(parent).every((other) => {
      if (other === at || hidden.has(other)) return true
      const before = airBetween(was[at]!, was[other]!)
      return before < 0 || airBetween(now[at]!, now[other]!) >= leastAir(before, scale)
    })
  })
}

/** The boxes of layers, with what reaches out of those that have no edge. */
function extentsOf({ nodes }: LayerBoxes, boxes: readonly Box[]): Box[] {
  const extents = boxes.map((box) => ({ ...box }))
  for (let at = nodes.length - 1; at > 0; at--) {
    const { parent } = nodes[at]!
    const reaches = !isEdge(nodes[parent]!) && !isEmpty(extents[at]!)
    if (reaches) extents[parent] = around(extents[parent]!, extents[at]!)
  }
  return extents
}

/** Whether people see where a layer ends: it is painted, cuts off what is inside, or is the frame itself. */
function isEdge({ clips, cover, outlined, parent }: LayerNode): boolean {
  return parent < 0 || clips || cover > 0.02 || outlined
}

function staysIn(was: Box, outerWas: Box, now: Box, outer: Box, scale: number): boolean {
  if (!holds(outerWas, was)) return true
  return (['left', 'top', 'right', 'bottom'] as const).every((side) => {
    const sign = side === 'left' || side === 'top' ? 1 : -1
    const before = sign * (was[side] - outerWas[side])
    return sign * (now[side] - outer[side]) >= leastAir(before, scale)
  })
}

function leastAir(before: number, scale: number): number {
  return Math.min(AIR.part * before, AIR.enough * scale) - SAME
}

/** Px between two boxes; negative where one lies over the other. */
export function airBetween(one: Box, other: Box): number {
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right)
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom)
  return Math.max(across, down)
}

export function isSame(one: Box, other: Box): boolean {
  return (['left', 'top', 'right', 'bottom'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < SAME
  )
}

/** The layers as they lie in a new arrangement; those that are hidden are left out, with what is in them. */
export function rearrangedNodes(
  nodes: readonly LayerNode[],
  was: readonly Box[],
  { boxes, scales, hidden }: Arrangement
): LayerNode[] {
  const places = new Map<number, number>([[-1, -1]])
  const kept: LayerNode[] = []
  nodes.forEach((node, at) => {
    if (hidden.has(at)) return
    const [a, b, c, d, e, f] = node.matrix
    const [before, after, by] = [was[at]!, boxes[at]!, scales[at]!]
    // Where its size changed by more than its scale, auto-layout has made it wider or higher.
    const wide = (after.right - after.left) / ((before.right - before.left) * by || 1)
    const high = (after.bottom - after.top) / ((before.bottom - before.top) * by || 1)
    const x = after.left + (e - before.left) * by
    const y = after.top + (f - before.top) * by
    const parent = places.get(node.parent)!
    places.set(at, kept.length)
    kept.push({
      ...node,
      parent,
      matrix: [a * by, b * by, c * by, d * by, x, y],
      width: node.width * wide,
      height: node.height * high
    })
  })
  return kept
}
