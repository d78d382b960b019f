import type { Candidate, Edit, Hold, LayerShare } from '../../file'
import { hasRoomToGrow, rowOf } from './room-to-grow'
import { aroundIn, type LayerBoxes } from './layer-boxes'
import { isAside } from '../texts/action-words'
import { inksOf, paletteOf } from './palette'
import { paintworkOf } from './paintwork'
import type { Proposal, Proposed } from './proposal'
import { contrasts } from './propose-contrast'
import { recolours, swaps } from './propose-paint'

/** The changes that keep the layout and that the layers allow, those due by a number first. */
export function proposeCandidates(proposal: Proposal): Proposed[] {
  const { design, layers, pixels, target } = proposal
  const at = design.placeOf(target.id)
  if (at <= 0) return []
  const inks = inksOf(pixels, design)
  const palette = paletteOf(pixels, design, layers.filter(isControl), inks)
  const work = isControl(target) ? paintworkOf(pixels, design, at) : null
  return [
    ...contrasts(proposal, inks, palette),
    ...heights(proposal, at),
    ...(work ? swaps(proposal, work) : []),
    ...(work ? recolours(proposal, palette, work) : []),
    ...(isControl(target) ? orders(proposal, at).map((candidate) => ({ candidate })) : [])
  ]
}

function isControl({ kind }: LayerShare): boolean {
  return kind === 'control'
}

/** Least height of what a finger is to hit, px of the design. */
const TOUCH = 44

/** The main action as high as a finger needs, on phones. */
function heights({ design, medium, pixels, target }: Proposal, at: number): Proposed[] {
  const { height, id } = design.nodes[at]!
  const by = Math.round(TOUCH - height)
  const isDue = medium === 'mobileWeb' && isControl(target) && by > 0
  const row = rowOf(design, at)
  const hold = heldSide(design, at)
  const isFree =
    row.every((one) => canGrow(design, one)) && hasRoomToGrow(pixels, design, at, by, hold)
  if (!isDue || !isFree) return []
  const edits = row.map((one): Edit => ({ do: 'grow', id: design.nodes[one]!.id, by, hold }))
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

/** Distance within which a layer keeps its gap to its container's edge, px of the design. */
const NEAR = 64

/** The side that stays where no auto-layout places a layer: its lower one near the lower edge of what it lies in. */
function heldSide({ boxes, nodes, scale }: LayerBoxes, at: number): Hold {
  const outer = boxes[nodes[at]!.parent]!
  return outer.bottom - boxes[at]!.bottom <= NEAR * scale ? 'end' : 'start'
}

/**
 * The main action before the button that stands right before it in its row or column. A row that is flush right ends with
 * the main action on purpose, and cards of one kind stay alike.
 */
function orders({ design, layers, target }: Proposal, at: number): Candidate[] {
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
  return [{ kind: 'order', layerId: target.id, likeId: other.id, edits: [edit] }]
}

/** Whether a layer beside a layer holds the same, as cards of one kind do. */
function hasTwin({ childrenOf, nodes }: LayerBoxes, at: number): boolean {
  const { parent } = nodes[at]!
  if (parent < 0) return false
  const contentOf = (place: number): string =>
    childrenOf(place)
      .map((child) => `${nodes[child]!.type} ${nodes[child]!.name}`)
      .join('\n')
  const content = contentOf(at)
  return childrenOf(parent).some((other) => other !== at && contentOf(other) === content)
}
