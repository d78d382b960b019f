import { READABLE } from '../../colour'
import type { Candidate, Edit, Hex } from '../../file'
import { isAside } from '../texts/action-words'
import type { LayerBoxes } from './layer-boxes'
import { OTHER, type Palette, STRONG } from './palette'
import { groundOf, lettersIn, type Paintwork, paintworkOf } from './paintwork'
import type { Proposal } from './proposal'
import { contrast, distance, type Rgb, toHex } from './rgb'

/** CIELAB distance from the ground from which a fill shows. */
const APART = 20
const MOST_COLOURS = 4

/** The main action in other colours of the page, and in those of another button. */
export function paints(proposal: Proposal, palette: Palette, at: number): Candidate[] {
  const { design, pixels, target } = proposal
  if (target.kind === 'text') return letters(proposal, palette, at)
  const work = paintworkOf(pixels, design, at)
  return work === null ? [] : [...recolours(proposal, palette, work), ...swaps(proposal, work)]
}

/** A text in another colour of the page that can be read. */
function letters(
  { design, pixels, target }: Proposal,
  { accents, letters: written }: Palette,
  at: number
): Candidate[] {
  const ground = groundOf(pixels, design, at)
  const now = ground && lettersIn(pixels, design.boxes[at]!, ground)
  if (ground === null || now === null) return []
  const colours = [
    ...accents.filter(({ chroma }) => chroma >= STRONG).map(({ colour }) => colour),
    ...written
  ]
  return colours
    .filter((colour) => contrast(colour, ground) >= READABLE && distance(colour, now) >= APART)
    .slice(0, MOST_COLOURS)
    .map((colour) => ({
      kind: 'letters',
      layerId: target.id,
      likeId: null,
      edits: [{ do: 'letters', id: target.id, from: toHex(now), to: toHex(colour) }]
    }))
}

function recolours(
  { design, target }: Proposal,
  { accents, letters }: Palette,
  work: Paintwork
): Candidate[] {
  const now = work.fill ?? work.ground
  return accents
    .filter(
      ({ colour }) => distance(colour, work.ground) >= APART && distance(colour, now) >= OTHER
    )
    .filter(
      ({ colour, chroma: strong }) =>
        strong >= STRONG || distance(colour, work.ground) > distance(now, work.ground) + OTHER
    )
    .slice(0, MOST_COLOURS)
    .map(({ colour, layerId }) => ({
      kind: 'recolour',
      layerId: target.id,
      likeId: layerId,
      edits: painting(
        design,
        work,
        { fill: colour, letters: work.letters[0]?.colour ?? now, outline: null },
        letters
      )
    }))
}

/** How a layer is to look. */
interface Look {
  fill: Rgb | null
  /** Colour of the text on it, unless that cannot be read. */
  letters: Rgb
  outline: Paintwork['outline']
}

/** Paints a layer, and the text on it in a readable colour. */
function painting(
  { nodes, scale }: LayerBoxes,
  work: Paintwork,
  { fill, letters, outline }: Look,
  others: readonly Rgb[]
): Edit[] {
  const { id, outlined } = nodes[work.bearer]!
  const ground = fill ?? work.ground
  const edits: Edit[] = [{ do: 'fill', id, from: hexOf(work.fill), to: hexOf(fill) }]
  if (outline !== null) {
    const to = { colour: toHex(outline.colour), weight: outline.weight / scale }
    edits.push({ do: 'outline', id, to })
  } else if (outlined && work.outline !== null) edits.push({ do: 'outline', id, to: null })
  const written = [letters, ...byContrast(others, ground)].find(
    (one) => contrast(one, ground) >= READABLE
  )
  for (const { at, colour } of work.letters) {
    if (written && distance(written, colour) >= 1) {
      edits.push({ do: 'letters', id: nodes[at]!.id, from: toHex(colour), to: toHex(written) })
    }
  }
  return edits
}

function byContrast(colours: readonly Rgb[], ground: Rgb): Rgb[] {
  return [...colours].sort((one, other) => contrast(other, ground) - contrast(one, ground))
}

const hexOf = (colour: Rgb | null): Hex | null => colour && toHex(colour)

/** The main action looks as another button does, and that one as it did. */
function swaps({ design, pixels, rivals, target }: Proposal, work: Paintwork): Candidate[] {
  return rivals
    .filter(({ kind, name }) => kind === 'control' && !isAside(name))
    .flatMap((rival): Candidate[] => {
      const other = paintworkOf(pixels, design, design.placeOf(rival.id))
      if (!other?.fill || distance(other.fill, work.fill ?? work.ground) < APART) return []
      if (
        distance(other.fill, other.ground) < APART ||
        distance(other.ground, work.ground) >= APART
      )
        return []
      const [own, its] = [work.letters[0]?.colour, other.letters[0]?.colour]
      if (own === undefined || its === undefined) return []
      const strong: Look = { fill: other.fill, letters: its, outline: other.outline }
      const quiet: Look = { fill: work.fill, letters: own, outline: work.outline }
      return [
        {
          kind: 'swap',
          layerId: target.id,
          likeId: rival.id,
          edits: [
            ...painting(design, work, strong, [its]),
            ...painting(design, other, quiet, [own])
          ]
        }
      ]
    })
}
