import { grown } from '../../perception/see/box'
import type { Candidate, LayerShare } from '../../file'
import { isDefaultName } from '../texts/layer-name'
import { holds, type LayerBoxes } from './layer-boxes'
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

/** Changes that would take attention away from a rival, by its kind. */
function rivalCandidates(proposal: Proposal, palette: Palette, rival: LayerShare): Candidate[] {
  const { design } = proposal
  const at = design.placeOf(rival.id)
  if (at <= 0) return []
  const of = { layerId: rival.id, likeId: null }
  const found: Candidate[] = []
  const calm = calmed(proposal, palette, rival, at)
  if (calm !== null) found.push(calm)
  const fits = canBeScaled(design, at) && !isAtEdge(design, at)
  if (fits && isReadableSmaller(design, at, rival)) {
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

/** How designers call what is there for its looks alone. */
const DECORATIVE =
  /\b(?:deco|deko|decoration|ornament|blob|pattern|muster|glow|sparkles?|confetti|konfetti|swirl|squiggle|flourish)/i

/** Whether a layer is decoration: shapes, signs and drawings without a word that nobody named, or named as such. A chart has a name. */
function isDecoration(
  { nodes, ends }: LayerBoxes,
  at: number,
  { kind, name }: LayerShare
): boolean {
  if (kind !== 'shape' && kind !== 'icon' && kind !== 'group') return false
  if (!isDefaultName(name) && !DECORATIVE.test(name)) return false
  return nodes.slice(at, ends[at]).every(({ image, type }) => type !== 'TEXT' && !image)
}

/** Px of the design that a line of text has to keep. */
const LEAST_LINE = 16

/** Whether all that is written in a layer could still be read when it is smaller; lists and the like stay as they are. */
function isReadableSmaller({ nodes, ends }: LayerBoxes, at: number, { kind }: LayerShare): boolean {
  if (kind === 'group') return false
  return nodes
    .slice(at, ends[at])
    .every(({ height, type }) => type !== 'TEXT' || height * SMALLER >= LEAST_LINE)
}
