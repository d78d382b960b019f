import { DISCERNIBLE, READABLE } from '../../colour'
import type { Edit } from '../../file'
import { looksIn } from '../measure/looks'
import { isAside, isBranded } from '../texts/action-words'
import type { LayerBoxes } from './layer-boxes'
import { type Colour, isAccent, likeOf, OTHER, type Palette, writing } from './palette'
import { type Paintwork, paintworkOf } from './paintwork'
import type { Proposal, Proposed } from './proposal'
import { contrast, distance, toHex } from '../rgb'

/** CIELAB distance from the ground from which a fill shows. */
const APART = 20
const MOST_COLOURS = 3
/** Largest ratio of widths and of heights of two buttons that may swap looks. */
const ALIKE = [2.5, 1.35]

/** How a layer is to look. */
interface Look {
  fill: Colour | null
  /** Colour of the text on it, unless that cannot be read. */
  letters: Colour | null
  outline: Paintwork['outline']
}

function lookOf({ nodes }: LayerBoxes, work: Paintwork): Look {
  const { bearer, fill, letters, outline } = work
  const [first] = letters
  return {
    fill: fill && { colour: fill, like: nodes[bearer]!.id },
    letters: first ? { colour: first.colour, like: nodes[first.at]!.id } : null,
    outline
  }
}

/** The main action in an accent of the page, unless it has one; a quiet one is filled with the accent of its own label. */
export function recolours(
  { design, target }: Proposal,
  { accents, letters: others }: Palette,
  work: Paintwork
): Proposed[] {
  if (work.fill !== null && isAccent(work.fill)) return []
  const { letters } = lookOf(design, work)
  const label = letters && isAccent(letters.colour) ? [letters] : []
  const fills = [...label, ...accents].filter(
    ({ colour }) =>
      distance(colour, work.ground) >= APART && distance(colour, work.fill ?? work.ground) >= OTHER
  )
  return fills.slice(0, MOST_COLOURS).flatMap((fill): Proposed[] => {
    const edits = painting(design, work, { fill, letters, outline: null }, others)
    if (edits === null) return []
    const change = { kind: 'recolour', layerId: target.id, likeId: fill.like ?? null } as const
    const from = target.look?.ground ?? 1
    const isDue = from < DISCERNIBLE && contrast(fill.colour, work.ground) >= DISCERNIBLE
    const fact: Proposed['fact'] = (changed) => ({ from, to: looksIn(changed)(target).ground ?? 0 })
    return [{ candidate: { ...change, edits }, ...(isDue && { fact }) }]
  })
}

/** Paints a layer, and the text on it in a readable colour; null where there is none. */
function painting(
  { nodes, scale }: LayerBoxes,
  work: Paintwork,
  { fill, letters, outline }: Look,
  others: readonly Colour[] = []
): Edit[] | null {
  const on = (ink: Colour): number => contrast(ink.colour, fill?.colour ?? work.ground)
  const strongest = [...others].sort((one, other) => on(other) - on(one))
  const ink = [letters ?? [], strongest].flat().find((one) => on(one) >= READABLE)
  if (ink === undefined) return null
  const { id, outlined } = nodes[work.bearer]!
  const line = outline && { colour: toHex(outline.colour), weight: outline.weight / scale }
  const from = work.fill && toHex(work.fill)
  const edits: Edit[] = [{ do: 'fill', id, from, to: fill && toHex(fill.colour), ...likeOf(fill) }]
  if (line || (outlined && work.outline)) edits.push({ do: 'outline', id, to: line })
  for (const { at, colour } of work.letters) {
    if (distance(ink.colour, colour) >= 1) edits.push(writing(nodes[at]!.id, colour, ink))
  }
  return edits
}

/** The main action looks as another button of its size does, and that one as it did. */
export function swaps({ design, pixels, rivals, target }: Proposal, work: Paintwork): Proposed[] {
  return rivals.flatMap((rival): Proposed[] => {
    const isOfSize = ALIKE.every((most, axis) => {
      const [one, other] = [target.box[axis + 2]!, rival.box[axis + 2]!]
      return Math.max(one, other) <= most * Math.min(one, other)
    })
    if (!isOfSize || isAside(rival.name) || isBranded(rival.name, rival.label)) return []
    const other = paintworkOf(pixels, design, design.placeOf(rival.id))
    if (!other?.fill || distance(other.fill, work.fill ?? work.ground) < APART) return []
    const isApart = distance(other.fill, other.ground) >= APART
    if (!isApart || distance(other.ground, work.ground) >= APART) return []
    const [loud, calm] = [
      painting(design, work, lookOf(design, other)),
      painting(design, other, lookOf(design, work))
    ]
    if (loud === null || calm === null) return []
    const change = { kind: 'swap', layerId: target.id, likeId: rival.id } as const
    return [{ candidate: { ...change, edits: [...loud, ...calm] } }]
  })
}
