import { around, type Box, isEmpty } from '../../perception/see/box'
import type { LayerNode } from '../../file'
import { airBetween } from '../measure/fold/layer-box'
import { holds, isSame, type LayerBoxes, SAME } from './layer-boxes'
import type { Arrangement } from './rearrange'

/** Space to keep to a neighbour: a share of the space before (to an edge all), at most `enough` px of the design. */
const AIR = { part: 0.5, enough: 16 }

/**
 * Whether a new arrangement has room: nothing reaches out of what is painted or cuts off around it, none over another
 * layer that it did not reach over before, and there is still air between them.
 */
export function hasRoom(design: LayerBoxes, { boxes }: Arrangement): boolean {
  const { childrenOf, nodes, scale } = design
  const [was, now] = [extentsOf(design, design.boxes), extentsOf(design, boxes)]
  return nodes.every((_, at) => {
    if (at === 0 || isEmpty(was[at]!) || isSame(was[at]!, now[at]!)) return true
    const { parent } = nodes[at]!
    if (isEdge(nodes[parent]!)) {
      if (!staysIn(was[at]!, was[parent]!, now[at]!, now[parent]!, scale)) return false
    } else if (nodes[parent]!.flow && !staysAsWide(at, parent, design.boxes, boxes)) return false
    return childrenOf(parent).every((other) => {
      if (other === at) return true
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
    return sign * (now[side] - outer[side]) >= Math.min(before, AIR.enough * scale) - SAME
  })
}

/** Whether a layer keeps to the width of its row or column: its edge is invisible, but others align with it. */
function staysAsWide(
  at: number,
  parent: number,
  was: readonly Box[],
  now: readonly Box[]
): boolean {
  const over = (of: readonly Box[]): number =>
    Math.max(of[parent]!.left - of[at]!.left, of[at]!.right - of[parent]!.right, 0)
  return over(now) <= over(was) + SAME
}

function leastAir(before: number, scale: number): number {
  return Math.min(AIR.part * before, AIR.enough * scale) - SAME
}
