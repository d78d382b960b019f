import { READABLE } from '../../colour'
import type { LayerShare } from '../../file'
import type { Pixels } from '../../perception'
import type { Candidate, Edit, Hex } from './candidate'
import { type LayerBoxes, grown, holds } from './layer-boxes'
import { fillsOf, lettersIn, type PageColour, type Paintwork, paintworkOf } from './paintwork'
import { chroma, coloursIn, commonColour, contrast, distance, mix, type Rgb, toHex } from './rgb'

/** A design of which something is to be changed for its main action. */
export interface Proposal {
  pixels: Pixels
  design: LayerBoxes
  /** The main action, and the text that must not pay for it; null where there is none. */
  target: LayerShare
  headline: LayerShare | null
  /** What is looked at more than the main action, strongest first. */
  rivals: readonly LayerShare[]
}

/** CIELAB distance from the ground from which a fill shows, and from which two colours are not the same. */
const APART = 20
const OTHER = 5
/** CIELAB chroma from which a colour is an accent. */
const STRONG = 30
const MOST_COLOURS = 4
/** How much is left of a colour that is made calmer. */
const FAINT = 0.2
const LARGER = [1.5, 1.3, 1.15]
const MOST_SIZES = 2
const SMALLER = 0.7
/** Px of the design between what auto-layout arranges. */
const ROOM = 24
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** All changes worth judging, those that help most often first. None of them is impossible by what the layers tell. */
export function proposeCandidates(proposal: Proposal): Candidate[] {
  const palette = paletteOf(proposal)
  const own = ownCandidates(proposal, palette)
  return [...own, ...proposal.rivals.flatMap((rival) => rivalCandidates(proposal, palette, rival))]
}

interface Palette {
  /** What shapes and controls are filled with, and letters that are an accent, strongest first. */
  accents: readonly PageColour[]
  /** What texts are written in. */
  letters: readonly Rgb[]
}

function paletteOf({ pixels, design }: Proposal): Palette {
  const written = writtenColours(pixels, design)
  const accents = [...fillsOf(pixels, design), ...written.filter((one) => one.chroma >= STRONG)]
  const distinct = accents.filter(
    ({ colour }, i) => !accents.slice(0, i).some((one) => distance(one.colour, colour) < OTHER)
  )
  return {
    accents: distinct.sort((one, other) => other.chroma - one.chroma),
    letters: [...written.map(({ colour }) => colour), WHITE, BLACK]
  }
}

/** Texts that are read for the colours of a page at most. */
const MOST_TEXTS = 60

function writtenColours(pixels: Pixels, { boxes, nodes }: LayerBoxes): PageColour[] {
  const found: PageColour[] = []
  const texts = nodes.flatMap(({ type }, at) => (type === 'TEXT' ? [at] : [])).slice(0, MOST_TEXTS)
  for (const at of texts) {
    const box = boxes[at]!
    // The ground of a text is what most of its own box shows.
    const ground = mostIn(pixels, box)
    const colour = ground && lettersIn(pixels, box, ground)
    if (colour && found.every((one) => distance(one.colour, colour) >= OTHER)) {
      found.push({ colour, chroma: chroma(colour), layerId: nodes[at]!.id })
    }
  }
  return found
}

function ownCandidates(proposal: Proposal, palette: Palette): Candidate[] {
  const { design, pixels, target } = proposal
  const at = design.placeOf(target.id)
  if (at <= 0) return []
  const work = target.kind === 'text' ? null : paintworkOf(pixels, design, at)
  return [
    ...(work === null ? [] : recolours(proposal, palette, work)),
    ...(work === null ? [] : swaps(proposal, work)),
    ...sizes(proposal, at),
    ...rooms(proposal, at),
    ...orders(proposal, at)
  ]
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
        { fill: colour, letters: work.letters[0]?.colour ?? WHITE, outline: null },
        letters
      )
    }))
}

/** How a layer is to look. */
interface Look {
  fill: Rgb | null
  /** What is written on it is in this colour, unless that cannot be read. */
  letters: Rgb
  outline: Paintwork['outline']
}

/** Paints a layer, and what is written on it so that it can be read. */
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
    .filter(({ kind }) => kind === 'control')
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

function sizes({ design, target }: Proposal, at: number): Candidate[] {
  if (!canBeScaled(design, at)) return []
  return LARGER.slice(0, MOST_SIZES + 1).map((by) => ({
    kind: 'enlarge',
    layerId: target.id,
    likeId: null,
    edits: [{ do: 'scale', id: target.id, by }]
  }))
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

/** More space around it: in the nearest frame that arranges it with others. */
function rooms({ design, target }: Proposal, at: number): Candidate[] {
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
function orders({ design, headline, target }: Proposal, at: number): Candidate[] {
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

/** What would take a rival's attention away, by what it is. */
function rivalCandidates(proposal: Proposal, palette: Palette, rival: LayerShare): Candidate[] {
  const { design, pixels } = proposal
  const at = design.placeOf(rival.id)
  if (at <= 0 || rival.kind === 'text') return []
  const change = (kind: Candidate['kind'], edits: Edit[]): Candidate => ({
    kind,
    layerId: rival.id,
    likeId: null,
    edits
  })
  const found: Candidate[] = []
  const work = rival.kind === 'image' ? null : paintworkOf(pixels, design, at)
  if (work?.fill && distance(work.fill, work.ground) >= APART) {
    const letters = work.letters[0]?.colour ?? work.ground
    const faint = mix(work.fill, FAINT, work.ground)
    const look = { fill: faint, letters: strongOn(faint, [work.fill, letters]), outline: null }
    found.push(change('calm', painting(design, work, look, palette.letters)))
  }
  if (canBeScaled(design, at) && !isAtEdge(design, at)) {
    found.push(change('shrink', [{ do: 'scale', id: rival.id, by: SMALLER }]))
  }
  if (isDecoration(design, at, rival)) found.push(change('hide', [{ do: 'hide', id: rival.id }]))
  return found
}

/** The first colour that can be read on a ground. */
function strongOn(ground: Rgb, colours: readonly Rgb[]): Rgb {
  return colours.find((colour) => contrast(colour, ground) >= READABLE) ?? colours[0]!
}

/** Whether a layer reaches the edge of the frame: smaller, it would leave a gap. */
function isAtEdge({ boxes, windows }: LayerBoxes, at: number): boolean {
  return !holds(grown(boxes[0]!, -1), boxes[at]!) || !holds(windows[at]!, boxes[at]!)
}

/** What says nothing: shapes, signs and drawings without a word, which are no picture. */
function isDecoration({ nodes, ends }: LayerBoxes, at: number, { kind }: LayerShare): boolean {
  if (kind !== 'shape' && kind !== 'icon' && kind !== 'group') return false
  for (let inside = at; inside < ends[at]!; inside++) {
    if (nodes[inside]!.type === 'TEXT' || nodes[inside]!.image) return false
  }
  return true
}

function mostIn(pixels: Pixels, box: LayerBoxes['boxes'][number]): Rgb | null {
  return commonColour(coloursIn(pixels, box))?.colour ?? null
}
