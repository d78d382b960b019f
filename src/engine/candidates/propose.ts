import type { LayerShare } from '../../file'
import type { Candidate } from './candidate'
import { grown, holds, type LayerBoxes } from './layer-boxes'
import { type Palette, paletteOf } from './palette'
import { calmed, paints } from './propose-paint'
import { canBeScaled, orders, rooms, sizes } from './propose-places'
import type { Proposal } from './proposal'

const SMALLER = 0.7

/** All changes worth judging, those that help most often first. None of them is impossible by what the layers tell. */
export function proposeCandidates(proposal: Proposal): Candidate[] {
  const { design, pixels, rivals, target } = proposal
  const at = design.placeOf(target.id)
  if (at <= 0) return []
  const palette = paletteOf(pixels, design)
  return [
    ...paints(proposal, palette, at),
    ...sizes(proposal, at),
    ...rooms(proposal, at),
    ...orders(proposal, at),
    ...rivals.flatMap((rival) => rivalCandidates(proposal, palette, rival))
  ]
}

/** What would take a rival's attention away, by what it is. */
function rivalCandidates(proposal: Proposal, palette: Palette, rival: LayerShare): Candidate[] {
  const { design } = proposal
  const at = design.placeOf(rival.id)
  if (at <= 0) return []
  const of = { layerId: rival.id, likeId: null }
  const found: Candidate[] = []
  const calm = calmed(proposal, palette, rival, at)
  if (calm !== null) found.push(calm)
  if (canBeScaled(design, at) && !isAtEdge(design, at)) {
    found.push({ kind: 'shrink', ...of, edits: [{ do: 'scale', id: rival.id, by: SMALLER }] })
  }
  if (isDecoration(design, at, rival)) {
    found.push({ kind: 'hide', ...of, edits: [{ do: 'hide', id: rival.id }] })
  }
  return found
}

/** Whether a layer reaches the edge of the frame: smaller, it would leave a gap. */
function isAtEdge({ boxes, windows }: LayerBoxes, at: number): boolean {
  return !holds(grown(boxes[0]!, -1), boxes[at]!) || !holds(windows[at]!, boxes[at]!)
}

/** What says nothing: shapes, signs and drawings without a word, which are no picture. */
function isDecoration({ nodes, ends }: LayerBoxes, at: number, { kind }: LayerShare): boolean {
  if (kind !== 'shape' && kind !== 'icon' && kind !== 'group') return false
  for (let inside = at; inside < ends[at]!; inside++) {
    if (nodes[inside]!.type === 'TEXT' || nodes[inside]!.image) return false
  }
  return true
}
