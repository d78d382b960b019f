import type { Candidate, Hold } from '../../file'
import type { LayerBoxes } from './layer-boxes'
import type { Proposal } from './proposal'

const LARGER = [1.4, 1.3, 1.2]
/** A text may go up a step of the page's sizes. */
const LARGER_TEXT = [1.5, 1.25]
/** Nobody ships a button that is higher, or one of the same letters that is, px of the design. */
const MOST_HEIGHT = { scaled: 72, grown: 60 }
/** Parts of its height that a wide layer is made higher by. */
const HIGHER = [0.4, 0.2]
/** So many times as wide as high, a layer may have no room to be wider. */
const WIDE = 4

/** The main action larger, by as much as there may be room for; one as wide as its place higher. */
export function sizes({ design, target }: Proposal, at: number): Candidate[] {
  const { id, kind } = target
  const of = { kind: 'enlarge', layerId: id, likeId: null } as const
  const { height, width } = design.nodes[at]!
  const hold = heldSides(design, at)
  const isButton = kind === 'control'
  const fits = (by: number): boolean => !isButton || Math.floor(by * height) <= MOST_HEIGHT.scaled
  const scaled: Candidate[] = canBeScaled(design, at)
    ? (isButton ? LARGER : LARGER_TEXT)
        .filter(fits)
        .map((by) => ({ ...of, edits: [{ do: 'scale', id, by, ...hold }] }))
    : []
  if (!canGrow(design, at) || width < WIDE * height) return scaled
  const grown: Candidate[] = HIGHER.map((part) => Math.round(part * height))
    .filter((by) => height + by <= MOST_HEIGHT.grown)
    .map((by) => ({ ...of, edits: [{ do: 'grow', id, by, ...hold }] }))
  return [...scaled, ...grown]
}

/** Distance within which a layer keeps its gap to its container's edge, px of the design. */
const NEAR = 64

/**
 * The sides that a layer keeps where they are when its size changes: those that others beside it line up with, and those
 * near the edge around it; its centre where neither applies. Auto-layout decides by itself.
 */
function heldSides(design: LayerBoxes, at: number): { hold?: Hold } {
  const { nodes } = design
  const { absolute, parent } = nodes[at]!
  if (nodes[parent]!.flow && absolute !== true) return {}
  const hold: Hold = {
    x: heldSide(design, at, 'left', 'right'),
    y: heldSide(design, at, 'top', 'bottom')
  }
  return hold.x === 'centre' && hold.y === 'centre' ? {} : { hold }
}

function heldSide(
  { boxes, childrenOf, nodes, scale }: LayerBoxes,
  at: number,
  from: 'left' | 'top',
  to: 'right' | 'bottom'
): Hold['x'] {
  const { parent } = nodes[at]!
  const sidesOf = (place: number) => {
    const { [from]: start, [to]: end } = boxes[place]!
    return { start, centre: (start + end) / 2, end }
  }
  const own = sidesOf(at)
  const outer = sidesOf(parent)
  const votes = { centre: 0, start: 0, end: 0 }
  for (const other of childrenOf(parent)) {
    if (other === at) continue
    const its = sidesOf(other)
    for (const side of ['centre', 'start', 'end'] as const) {
      if (Math.abs(own[side] - its[side]) <= scale) votes[side]++
    }
  }
  if (own.start - outer.start <= NEAR * scale) votes.start++
  if (outer.end - own.end <= NEAR * scale) votes.end++
  const most = Math.max(votes.centre, votes.start, votes.end)
  if (votes.centre === most || votes.start === votes.end) return 'centre'
  return votes.start === most ? 'start' : 'end'
}

/** Whether a layer has a fixed height and centres its content vertically. */
function canGrow(design: LayerBoxes, at: number): boolean {
  const { flow, sizing, type } = design.nodes[at]!
  if (type !== 'FRAME' || sizing?.y !== 'fixed' || isInInstance(design, at)) return false
  return (flow?.axis === 'x' ? flow.across : flow?.along) === 'centre'
}

/** Nothing inside an instance can be moved or resized, nor what fills the frame around it by itself. */
function canBeScaled(design: LayerBoxes, at: number): boolean {
  const { sizing } = design.nodes[at]!
  return !isInInstance(design, at) && sizing?.x !== 'fill' && sizing?.y !== 'fill'
}

function isInInstance({ nodes }: LayerBoxes, at: number): boolean {
  for (let around = nodes[at]!.parent; around > 0; around = nodes[around]!.parent) {
    if (nodes[around]!.type === 'INSTANCE') return true
  }
  return false
}

/** Before what comes before it, in its row and in the column of that row; never before the headline or a field. */
export function orders({ design, headline, target }: Proposal, at: number): Candidate[] {
  const { boxes, childrenOf, ends, nodes, placeOf } = design
  if (isInInstance(design, at)) return []
  const found: Candidate[] = []
  const head = headline ? placeOf(headline.id) : -1
  const holds = (outer: number, inside: number): boolean => inside >= outer && inside < ends[outer]!
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
      const isPast = before !== undefined && (holds(before, head) || hasField(design, before))
      if (before !== undefined && !isPast) {
        found.push({
          kind: 'order',
          layerId: target.id,
          likeId: nodes[before]!.id,
          edits: [parent, ...alikeBeside(design, parent)].map((one) => ({
            do: 'order',
            id: counterpartIn(design, inside, parent, one),
            before: counterpartIn(design, before, parent, one)
          }))
        })
      }
      if (flow.axis === 'y') return found
    } else if (type !== 'GROUP') return found
  }
  return found
}

/** Kinds of fields that are filled in before a button is pressed. */
const FIELD =
  /\b(?:field|input|text ?box|password|passwort|e-?mail|select|dropdown|checkbox|radio|feld|eingabe)\b/i

function hasField({ nodes, ends }: LayerBoxes, at: number): boolean {
  return nodes.slice(at, ends[at]).some(({ name, type }) => type !== 'TEXT' && FIELD.test(name))
}

/** Layers beside a layer that hold the same, as cards of one kind do: they stay alike. */
function alikeBeside({ childrenOf, nodes }: LayerBoxes, at: number): number[] {
  const { parent } = nodes[at]!
  if (parent < 0) return []
  const contentOf = (place: number): string =>
    childrenOf(place)
      .map((child) => `${nodes[child]!.type} ${nodes[child]!.name}`)
      .join('\n')
  return childrenOf(parent).filter(
    (other) =>
      other !== at &&
      nodes[other]!.flow?.axis === nodes[at]!.flow?.axis &&
      contentOf(other) === contentOf(at)
  )
}

/** Id of the child of one layer that is at the place of a child of another, which holds the same. */
function counterpartIn(
  { childrenOf, nodes }: LayerBoxes,
  child: number,
  of: number,
  inside: number
): string {
  return nodes[childrenOf(inside)[childrenOf(of).indexOf(child)]!]!.id
}
