import type { Box } from '../../perception/see/box'
import type { Edit, Hold, LayerNode } from '../../file'
import { layOut, settle, type State } from './lay-out'
import type { LayerBoxes } from './layer-boxes'

/** Where layers lie after some edits, in the order of their list; px of the picture. */
export interface Arrangement {
  boxes: readonly Box[]
  /** Scale of each layer's content. */
  scales: readonly number[]
}

/**
 * Lays layers out as auto-layout would after some are scaled or reordered. null where that cannot be computed: texts would
 * wrap differently, the frame itself would change its size, or wrapping rows or grids are involved.
 */
export function rearrange(design: LayerBoxes, edits: readonly Edit[]): Arrangement | null {
  const boxes = design.boxes.map((box) => ({ ...box }))
  const scales = boxes.map(() => 1)
  const state: State = { design, boxes, scales }
  const done = edits.every((edit) => {
    const at = design.placeOf(edit.id)
    if (at <= 0) return true
    switch (edit.do) {
      case 'scale':
        scale(state, at, edit.by, edit.hold)
        return settle(state, at)
      case 'grow':
        grow(state, at, edit.by * design.scale, edit.hold)
        return settle(state, at)
      case 'order':
        return layOut(state, design.nodes[at]!.parent, {
          child: at,
          before: design.placeOf(edit.before)
        })
      default:
        return true
    }
  })
  return done ? { boxes, scales } : null
}

/** The part of a side's length at which a layer is held. */
const PARTS = { start: 0, centre: 0.5, end: 1 }
const CENTRE: Hold = { x: 'centre', y: 'centre' }

function grow(state: State, at: number, by: number, hold = CENTRE): void {
  const box = state.boxes[at]!
  box.top -= by * PARTS[hold.y]
  box.bottom += by * (1 - PARTS[hold.y])
}

function scale({ design, boxes, scales }: State, at: number, by: number, hold = CENTRE): void {
  const { left, top, right, bottom } = boxes[at]!
  const x = left + (right - left) * PARTS[hold.x]
  const y = top + (bottom - top) * PARTS[hold.y]
  for (let inside = at; inside < design.ends[at]!; inside++) {
    const box = boxes[inside]!
    box.left = x + (box.left - x) * by
    box.right = x + (box.right - x) * by
    box.top = y + (box.top - y) * by
    box.bottom = y + (box.bottom - y) * by
    scales[inside]! *= by
  }
}

/** The layers as they lie in a new arrangement. */
export function rearrangedNodes(
  nodes: readonly LayerNode[],
  was: readonly Box[],
  { boxes, scales }: Arrangement
): LayerNode[] {
  return nodes.map((node, at) => {
    const [a, b, c, d, e, f] = node.matrix
    const [before, after, by] = [was[at]!, boxes[at]!, scales[at]!]
    // Where its size changed by more than its scale, auto-layout has made it wider or higher.
    const wide = (after.right - after.left) / ((before.right - before.left) * by || 1)
    const high = (after.bottom - after.top) / ((before.bottom - before.top) * by || 1)
    const x = after.left + (e - before.left) * by
    const y = after.top + (f - before.top) * by
    return {
      ...node,
      matrix: [a * by, b * by, c * by, d * by, x, y],
      width: node.width * wide,
      height: node.height * high
    }
  })
}
