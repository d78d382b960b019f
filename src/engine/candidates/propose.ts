import type { Edit, LayerShare } from '../../file'
import { hasRoomToGrow, rowOf } from './room-to-grow'
import { aroundIn, type LayerBoxes } from './layer-boxes'
import { isAside } from '../texts/action-words'
import { inksOf, paletteOf } from './palette'
import { paintworkOf } from './paintwork'
import { contrasts } from './propose-contrast'
import type { Proposal, Proposed } from './proposal'
import { recolours, swaps } from './propose-paint'

/** The changes that keep the layout and that the layers allow, those due by a number first. */
export function proposeCandidates(proposal: Proposal): Proposed[] {
  const { design, layers, pixels, target } = proposal
  const at = design.placeOf(target.id)
  if (at <= 0) return []
  const inks = inksOf(pixels, design)
  const palette = paletteOf(pixels, design, layers.filter(isControl), inks)
  const readable = contrasts(proposal, inks, palette)
  if (!isControl(target)) return readable
  const work = paintworkOf(pixels, design, at)
  const painted = work ? [...swaps(proposal, work), ...recolours(proposal, palette, work)] : []
  return [...readable, ...heights(proposal, at), ...painted, ...orders(proposal, at)]
}

function isControl({ kind }: LayerShare): boolean {
  return kind === 'control'
}

/** Least height of what a finger is to hit, px of the design. */
const TOUCH = 44

/** Distance within which a layer keeps its gap to its container's edge, px of the design. */
const NEAR = 64

/**
 * The main action as high as a finger needs, on phones. Where no auto-layout places it, its lower side stays near the lower
 * edge of what it lies in, else its upper one.
 */
function heights({ design, medium, pixels }: Proposal, at: number): Proposed[] {
  const { boxes, nodes, scale } = design
  const { height, id, parent } = nodes[at]!
  const by = Math.round(TOUCH - height)
  if (medium !== 'mobileWeb' || by <= 0) return []
  const hold = boxes[parent]!.bottom - boxes[at]!.bottom <= NEAR * scale ? 'end' : 'start'
  const row = rowOf(design, at)
  const isFree = hasRoomToGrow(pixels, design, at, by, hold)
  if (!isFree || !row.every((one) => canGrow(design, one))) return []
  const edits = row.map((one): Edit => ({ do: 'grow', id: nodes[one]!.id, by, hold }))
  const fact = () => ({ from: height, to: height + by })
  return [{ candidate: { kind: 'touch', layerId: id, likeId: null, edits }, fact }]
}

/** Whether a layer centres its content in its height, or hugs it, and may be resized. */
function canGrow(design: LayerBoxes, at: number): boolean {
  const { flow, sizing, type } = design.nodes[at]!
  if (!flow || flow.axis === 'other' || sizing?.y === 'fill') return false
  if (aroundIn(design, at).some((outer) => design.nodes[outer]!.type === 'INSTANCE')) return false
  const isCentred = (flow.axis === 'x' ? flow.across : flow.along) === 'centre'
  return sizing?.y === 'hug' ? type === 'FRAME' : isCentred
}

/**
 * The main action before the button that stands right before it in its row or column. A row that is flush right ends with
 * the main action on purpose, and cards of one kind stay alike.
 */
function orders({ design, layers, target }: Proposal, at: number): Proposed[] {
  const { boxes, childrenOf, nodes } = design
  const { parent } = nodes[at]!
  const { axis, along } = nodes[parent]!.flow ?? {}
  if (axis === undefined || axis === 'other' || (axis === 'x' && along === 'end')) return []
  const around = [parent, ...aroundIn(design, parent)]
  if (around.some((outer) => nodes[outer]!.type === 'INSTANCE' || hasTwin(design, outer))) return []
  const side = axis === 'x' ? 'left' : 'top'
  const [before] = childrenOf(parent)
    .filter((other) => boxes[other]![side] < boxes[at]![side] && nodes[other]!.absolute !== true)
    .sort((one, other) => boxes[other]![side] - boxes[one]![side])
  const other = layers.filter(isControl).find(({ id }) => id === nodes[before ?? -1]?.id)
  if (other === undefined || isAside(other.name)) return []
  const edit: Edit = { do: 'order', id: target.id, before: other.id }
  const change = { kind: 'order', layerId: target.id, likeId: other.id } as const
  return [{ candidate: { ...change, edits: [edit] } }]
}

/** Whether a layer beside a layer holds the same, as cards of one kind do. */
function hasTwin({ childrenOf, nodes }: LayerBoxes, at: number): boolean {
  const contentOf = (place: number): string =>
    childrenOf(place)
      .map((child) => `${nodes[child]!.type} ${nodes[child]!.name}`)
      .join('\n')
  const beside = childrenOf(nodes[at]!.parent).filter((other) => other !== at)
  return at > 0 && beside.some((other) => contentOf(other) === contentOf(at))
}
