import { DISCERNIBLE, READABLE } from '../../colour'
import type { Candidate, Edit, Hex } from '../../file'
import { isAside } from '../texts/action-words'
import { aroundIn, type LayerBoxes } from './layer-boxes'
import { isAccent, OTHER, type PageColour, type Palette } from './palette'
import { groundOf, lettersIn, type Paintwork, paintworkOf } from './paintwork'
import type { Proposal, Proposed } from './proposal'
import { contrast, distance, type Rgb, toHex } from './rgb'

/** CIELAB distance from the ground from which a fill shows. */
const APART = 20
const MOST_COLOURS = 3
/** Largest ratio of heights and of widths of two buttons that may swap looks. */
const ALIKE = { high: 1.35, wide: 2.5 }

/** A colour and the layer that has it; null for one that no layer has. */
type Ink = Pick<PageColour, 'colour' | 'layerId'>

/** A text below 4.5 to 1 in the nearest colour of the page that can be read. */
export function textContrast(
  { design, pixels, target }: Proposal,
  palette: Palette,
  at: number
): Proposed[] {
  const ground = groundOf(pixels, design, at)
  const now = ground && lettersIn(pixels, design.boxes[at]!, ground)
  if (ground === null || now === null) return []
  return contrasts(design, [{ at, colour: now }], ground, palette, target.id)
}

/** A button's label likewise; where it is light on a strong colour, that becomes darker instead. */
export function readable(
  proposal: Proposal,
  palette: Palette,
  { bearer, fill, ground, letters }: Paintwork
): Proposed[] {
  const { design, target } = proposal
  const texts = letters.filter(({ at }) => design.nodes[at]!.type === 'TEXT')
  const weakest = texts
    .map(({ colour }) => ({ colour, ratio: contrast(colour, fill ?? ground) }))
    .sort((one, other) => one.ratio - other.ratio)[0]
  if (weakest === undefined || weakest.ratio >= READABLE) return []
  const shade = fill && darkened(fill, weakest.colour)
  if (shade === null) return contrasts(design, texts, fill ?? ground, palette, target.id)
  const edits = [bearer, ...alikeIn(proposal, fill!, bearer)].map((at): Edit => {
    return { do: 'fill', id: design.nodes[at]!.id, from: toHex(fill!), to: toHex(shade) }
  })
  return [
    {
      candidate: { kind: 'contrast', layerId: target.id, likeId: null, edits },
      fact: { from: weakest.ratio, to: contrast(weakest.colour, shade) }
    }
  ]
}

/** Most other buttons that get the shade of one: a change is kept with so many edits. */
const MOST_ALIKE = 60

/** Places of what other buttons of a colour have it on: a page has one shade of it. */
function alikeIn({ controls, design, pixels }: Proposal, fill: Rgb, but: number): number[] {
  const bearers = controls.flatMap(({ id }) => {
    const work = paintworkOf(pixels, design, design.placeOf(id))
    return work?.fill && distance(work.fill, fill) < OTHER ? [work.bearer] : []
  })
  const isFree = (at: number): boolean =>
    [at, ...aroundIn(design, at)].every((one) => !design.nodes[one]!.locked)
  return [...new Set(bearers)].filter((at) => at !== but && isFree(at)).slice(0, MOST_ALIKE)
}

/** Contrast with white letters from which a strong colour need not become much darker for them. */
const NEARLY = 2.5

/** A strong colour as much darker as light letters on it need; null for another one, or where it would be another colour. */
function darkened(fill: Rgb, letters: Rgb): Rgb | null {
  const isLight = contrast(letters, BLACK) > contrast(fill, BLACK)
  if (!isLight || !isAccent(fill) || contrast(letters, fill) < NEARLY) return null
  for (let part = 0.98; part > 0.5; part -= 0.01) {
    const [r, g, b] = fill.map((level) => Math.round(part * level))
    const shade: Rgb = [r!, g!, b!]
    if (contrast(letters, shade) >= READABLE) return shade
  }
  return null
}

const BLACK: Rgb = [0, 0, 0]

function contrasts(
  { nodes }: LayerBoxes,
  texts: Paintwork['letters'],
  ground: Rgb,
  { letters }: Palette,
  layerId: string
): Proposed[] {
  const weak = texts.filter(({ colour }) => contrast(colour, ground) < READABLE)
  const [first] = weak
  if (first === undefined) return []
  const [ink] = letters
    .filter(({ colour }) => contrast(colour, ground) >= READABLE)
    .sort((one, other) => distance(one.colour, first.colour) - distance(other.colour, first.colour))
  if (ink === undefined) return []
  const edits = weak.map(({ at, colour }) => written(nodes[at]!.id, colour, ink))
  return [
    {
      candidate: { kind: 'contrast', layerId, likeId: ink.layerId, edits },
      fact: { from: contrast(first.colour, ground), to: contrast(ink.colour, ground) }
    }
  ]
}

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
    const [from, to] = [stands(now), stands(accent.colour)]
    return [
      {
        candidate: { kind: 'recolour', layerId: target.id, likeId: accent.layerId, edits },
        ...(from < DISCERNIBLE && to >= DISCERNIBLE ? { fact: { from, to } } : {})
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
    if (isAside(rival.name) || !areAlike(boxes[at]!, boxes[place]!)) return []
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
