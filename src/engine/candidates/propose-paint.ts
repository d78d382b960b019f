import { DISCERNIBLE, READABLE } from '../../colour'
import type { Candidate, Edit, Hex } from '../../file'
import { isAside, isBranded } from '../texts/action-words'
import type { LayerBoxes } from './layer-boxes'
import { isAccent, OTHER, type PageColour, type Palette } from './palette'
import { type Paintwork, paintworkOf } from './paintwork'
import type { Proposal, Proposed } from './proposal'
import { contrast, distance, type Rgb, toHex } from './rgb'

/** CIELAB distance from the ground from which a fill shows. */
const APART = 20
const MOST_COLOURS = 3
/** Largest ratio of heights and of widths of two buttons that may swap looks. */
const ALIKE = { high: 1.35, wide: 2.5 }

/** A colour and the layer that has it; null for one that no layer has. */
type Ink = Pick<PageColour, 'colour' | 'layerId'>

function written(id: string, from: Rgb, { colour, layerId }: Ink): Edit {
  return { do: 'letters', id, from: toHex(from), to: toHex(colour), ...likeOf(layerId) }
}

function likeOf(layerId: string | null): { like?: string } {
  return layerId === null ? {} : { like: layerId }
}

/** The main action in an accent of the page, unless it has one; a quiet one is filled with the accent of its own label. */
export function recolours(
  { design, target }: Proposal,
  { accents, letters }: Palette,
  work: Paintwork
): Proposed[] {
  const now = work.fill ?? work.ground
  if (work.fill !== null && isAccent(work.fill)) return []
  const own = inkOf(design, work)
  const label = own && isAccent(own.colour) ? [own] : []
  const others = [...label, ...accents].filter(
    ({ colour }) => distance(colour, work.ground) >= APART && distance(colour, now) >= OTHER
  )
  const stands = (one: Rgb): number => contrast(one, work.ground)
  return others.slice(0, MOST_COLOURS).flatMap((accent): Proposed[] => {
    const look: Look = { fill: accent, letters: own, outline: null }
    const edits = painting(design, work, look, letters)
    if (edits === null) return []
    const isDue = (target.look?.ground ?? 1) < DISCERNIBLE && stands(accent.colour) >= DISCERNIBLE
    return [
      {
        candidate: { kind: 'recolour', layerId: target.id, likeId: accent.layerId, edits },
        ...(isDue ? { due: 'fill' } : {})
      }
    ]
  })
}

/** How a layer is to look. */
interface Look {
  fill: Ink | null
  /** Colour of the text on it, unless that cannot be read. */
  letters: Ink | null
  outline: Paintwork['outline']
}

/** Paints a layer, and the text on it in a readable colour; null where there is none. */
function painting(
  { nodes, scale }: LayerBoxes,
  work: Paintwork,
  { fill, letters, outline }: Look,
  others: readonly Ink[]
): Edit[] | null {
  const { id, outlined } = nodes[work.bearer]!
  const ground = fill?.colour ?? work.ground
  const to = fill && toHex(fill.colour)
  const edits: Edit[] = [
    { do: 'fill', id, from: hexOf(work.fill), to, ...likeOf(fill?.layerId ?? null) }
  ]
  if (outline !== null) {
    const line = { colour: toHex(outline.colour), weight: outline.weight / scale }
    edits.push({ do: 'outline', id, to: line })
  } else if (outlined && work.outline !== null) edits.push({ do: 'outline', id, to: null })
  const byContrast = [...others].sort(
    (one, other) => contrast(other.colour, ground) - contrast(one.colour, ground)
  )
  const ink = [...(letters ? [letters] : []), ...byContrast].find(
    ({ colour }) => contrast(colour, ground) >= READABLE
  )
  if (ink === undefined) return null
  for (const { at, colour } of work.letters) {
    if (distance(ink.colour, colour) >= 1) edits.push(written(nodes[at]!.id, colour, ink))
  }
  return edits
}

const hexOf = (colour: Rgb | null): Hex | null => colour && toHex(colour)

/** The colour of what is written on a layer, as it is. */
function inkOf({ nodes }: LayerBoxes, { letters: [first] }: Paintwork): Ink | null {
  return first ? { colour: first.colour, layerId: nodes[first.at]!.id } : null
}

/** The main action looks as another button of its size does, and that one as it did. */
export function swaps({ design, pixels, rivals, target }: Proposal, work: Paintwork): Candidate[] {
  const { boxes, nodes, placeOf } = design
  const at = placeOf(target.id)
  return rivals.flatMap((rival): Candidate[] => {
    const place = placeOf(rival.id)
    if (
      isAside(rival.name) ||
      isBranded(rival.name, rival.label) ||
      !areAlike(boxes[at]!, boxes[place]!)
    )
      return []
    const other = paintworkOf(pixels, design, place)
    if (!other?.fill || distance(other.fill, work.fill ?? work.ground) < APART) return []
    const [own, its] = [inkOf(design, work), inkOf(design, other)]
    const isApart = distance(other.fill, other.ground) >= APART
    if (!isApart || distance(other.ground, work.ground) >= APART || !own || !its) return []
    const fillOf = ({ bearer, fill }: Paintwork): Ink | null =>
      fill && { colour: fill, layerId: nodes[bearer]!.id }
    const strong: Look = { fill: fillOf(other), letters: its, outline: other.outline }
    const quiet: Look = { fill: fillOf(work), letters: own, outline: work.outline }
    const [loud, calm] = [painting(design, work, strong, []), painting(design, other, quiet, [])]
    if (loud === null || calm === null) return []
    const edits = [...loud, ...calm]
    return [{ kind: 'swap', layerId: target.id, likeId: rival.id, edits }]
  })
}

type Sides = LayerBoxes['boxes'][number]

function areAlike(one: Sides, other: Sides): boolean {
  const ratio = (a: number, b: number): number => Math.max(a, b) / Math.max(1, Math.min(a, b))
  return (
    ratio(one.bottom - one.top, other.bottom - other.top) <= ALIKE.high &&
    ratio(one.right - one.left, other.right - other.left) <= ALIKE.wide
  )
}
