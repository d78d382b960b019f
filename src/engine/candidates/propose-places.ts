import type { Candidate } from '../../file'
import type { LayerBoxes } from './layer-boxes'
import type { Proposal } from './proposal'

const LARGER = [1.5, 1.3, 1.15]
/** Parts of its height that a wide layer is made higher by. */
const HIGHER = [0.5, 0.3]
/** So many times as wide as high, a layer may have no room to be wider. */
const WIDE = 4
/** More space between what auto-layout arranges, px of the design. */
const ROOM = 24

/** The main action larger, by as much as there may be room for; one as wide as its place higher. */
export function sizes({ design, target }: Proposal, at: number): Candidate[] {
  const { id } = target
  const of = { kind: 'enlarge', layerId: id, likeId: null } as const
  const scaled: Candidate[] = canBeScaled(design, at)
    ? LARGER.map((by) => ({ ...of, edits: [{ do: 'scale', id, by }] }))
    : []
  const { height, width } = design.nodes[at]!
  if (!canGrow(design, at) || width < WIDE * height) return scaled
  const grown: Candidate[] = HIGHER.map((part) => ({
    ...of,
    edits: [{ do: 'grow', id, by: Math.round(part * height) }]
  }))
  return [...scaled, ...grown]
}

/** Whether a layer is as high as somebody has made it, and keeps what is in it in its middle. */
function canGrow(design: LayerBoxes, at: number): boolean {
  const { flow, sizing, type } = design.nodes[at]!
  if (type !== 'FRAME' || sizing?.y !== 'fixed' || isInInstance(design, at)) return false
  return (flow?.axis === 'x' ? flow.across : flow?.along) === 'centre'
}

/** Nothing inside an instance can be moved or resized, nor what fills the frame around it by itself. */
export function canBeScaled(design: LayerBoxes, at: number): boolean {
  const { sizing } = design.nodes[at]!
  return !isInInstance(design, at) && sizing?.x !== 'fill' && sizing?.y !== 'fill'
}

function isInInstance({ nodes }: LayerBoxes, at: number): boolean {
  for (let around = nodes[at]!.parent; around > 0; around = nodes[around]!.parent) {
    if (nodes[around]!.type === 'INSTANCE') return true
  }
  return false
}

/** More space around it: in the nearest frame that arranges it with others. */
export function rooms({ design, target }: Proposal, at: number): Candidate[] {
  const { childrenOf, nodes } = design
  if (isInInstance(design, at)) return []
  for (let inside = at; inside > 0; inside = nodes[inside]!.parent) {
    const { parent } = nodes[inside]!
    const { flow } = nodes[parent]!
    if (flow === undefined || flow.along === 'between' || flow.axis === 'other') continue
    if (childrenOf(parent).length < 2) continue
    return [
      {
        kind: 'room',
        layerId: target.id,
        likeId: null,
        edits: [{ do: 'space', id: nodes[parent]!.id, by: ROOM }]
      }
    ]
  }
  return []
}

/** Before what comes before it, in its row and in the column of that row; never before the headline. */
export function orders({ design, headline, target }: Proposal, at: number): Candidate[] {
  const { boxes, childrenOf, ends, nodes, placeOf } = design
  if (isInInstance(design, at)) return []
  const found: Candidate[] = []
  const head = headline ? placeOf(headline.id) : -1
  for (let inside = at; inside > 0; inside = nodes[inside]!.parent) {
    const { parent } = nodes[inside]!
    const { flow, type } = nodes[parent]!
    if (flow && flow.axis !== 'other') {
      const side = flow.axis === 'x' ? 'left' : 'top'
      const before = childrenOf(parent)
        .filter(
          (other) => nodes[other]!.absolute !== true && boxes[other]![side] < boxes[inside]![side]
        )
        .sort((one, other) => boxes[other]![side] - boxes[one]![side])[0]
      if (before !== undefined && !(head >= before && head < ends[before]!)) {
        found.push({
          kind: 'order',
          layerId: target.id,
          likeId: nodes[before]!.id,
          edits: [{ do: 'order', id: nodes[inside]!.id, before: nodes[before]!.id }]
        })
      }
      if (flow.axis === 'y') return found
    } else if (type !== 'GROUP') return found
  }
  return found
}
