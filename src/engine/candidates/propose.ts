import { READABLE } from '../../colour'
import type { Candidate, Edit, Hold } from '../../file'
import { aroundIn, type LayerBoxes } from './layer-boxes'
import { isAside } from '../texts/action-words'
import { paletteOf } from './palette'
import { type Paintwork, paintworkOf } from './paintwork'
import type { Proposal, Proposed } from './proposal'
import { readable, recolours, swaps, textContrast } from './propose-paint'
import { contrast } from './rgb'

/** The changes that keep the layout and that the layers allow, facts first. */
export function proposeCandidates(proposal: Proposal): Proposed[] {
  const { design, pixels, target } = proposal
  const at = design.placeOf(target.id)
  if (at <= 0) return []
  const palette = paletteOf(pixels, design, proposal.controls)
  if (target.kind === 'text') return textContrast(proposal, palette, at)
  const work = paintworkOf(pixels, design, at)
  const paints = work && [
    ...swaps(proposal, work).map((candidate) => ({ candidate })),
    ...recolours(proposal, palette, work),
    ...weights(design, work, target.id).map((candidate) => ({ candidate }))
  ]
  return [
    ...(work ? readable(proposal, palette, work) : []),
    ...heights(proposal, at),
    ...(paints ?? []),
    ...orders(proposal, at).map((candidate) => ({ candidate }))
  ]
}

/** The label in bold letters, where they are not bold and can be read. */
function weights(
  { nodes }: LayerBoxes,
  { fill, ground, letters }: Paintwork,
  id: string
): Candidate[] {
  const thin = letters.filter(({ at, colour }) => {
    return nodes[at]!.regular === true && contrast(colour, fill ?? ground) >= READABLE
  })
  if (thin.length === 0) return []
  const edits = thin.map(({ at }): Edit => ({ do: 'weight', id: nodes[at]!.id, to: 700 }))
  return [{ kind: 'weight', layerId: id, likeId: null, edits }]
}

/** Least height of what a finger is to hit, px of the design. */
const TOUCH = 44
/** Greatest height that a button grows to, px of the design: higher ones are not shipped. */
const MOST_HEIGHT = 60
/** Parts of its height that a button is made higher by. */
const HIGHER = [0.4, 0.2]

/** The main action as high as a finger needs, on phones; and higher, where auto-layout or its surroundings leave room. */
function heights({ design, medium, target }: Proposal, at: number): Proposed[] {
  if (target.kind !== 'control' || !canGrow(design, at)) return []
  const { height, id } = design.nodes[at]!
  const hold = heldSide(design, at)
  const grown = (kind: 'touch' | 'taller', by: number): Candidate => {
    return { kind, layerId: id, likeId: null, edits: [{ do: 'grow', id, by, hold }] }
  }
  const touch = Math.round(TOUCH - height)
  const due = medium === 'mobileWeb' && touch > 0
  return [
    ...(due ? [{ candidate: grown('touch', touch), fact: { from: height, to: TOUCH } }] : []),
    ...HIGHER.map((part) => 2 * Math.round((part * height) / 2))
      .filter((by) => by > 0 && height + by <= MOST_HEIGHT && (!due || by > touch))
      .map((by) => ({ candidate: grown('taller', by) }))
  ]
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

/**
 * The side from which a layer grows where no auto-layout places it: the one that others beside it line up with, or that
 * lies near the edge around it; its centre where neither applies.
 */
function heldSide({ boxes, childrenOf, nodes, scale }: LayerBoxes, at: number): Hold {
  const { parent } = nodes[at]!
  const [own, outer] = [boxes[at]!, boxes[parent]!]
  const others = childrenOf(parent).filter((other) => other !== at)
  const votes = (side: 'top' | 'bottom'): number =>
    others.filter((other) => Math.abs(own[side] - boxes[other]![side]) <= scale).length +
    (Math.abs(own[side] - outer[side]) <= NEAR * scale ? 1 : 0)
  const [start, end] = [votes('top'), votes('bottom')]
  return start === end ? 'centre' : start > end ? 'start' : 'end'
}

/**
 * The main action before the button that stands right before it in its row or column. A row that is flush right ends with
 * the main action on purpose, and cards of one kind stay alike.
 */
function orders({ controls, design, target }: Proposal, at: number): Candidate[] {
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
  const other = controls.find(({ id }) => before !== undefined && id === nodes[before]!.id)
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
