import { DISCERNIBLE, READABLE } from '../../colour'
import type { Edit, LayerNode, LayerShare } from '../../file'
import { type Writing, writingOn } from '../measure/looks'
import { isBranded } from '../texts/action-words'
import { aroundIn } from './layer-boxes'
import { isAccent, OTHER, type Palette } from './palette'
import { type Paintwork, paintworkOf } from './paintwork'
import type { Proposal, Proposed } from './proposal'
import { contrast, distance, type Rgb, toHex } from './rgb'

/** What is written on a layer and cannot be read well. */
interface Weak extends Writing {
  layer: LayerShare
  /** Contrast that it is to have. */
  least: number
  texts: readonly LayerNode[]
  /** How the control is painted that they lie on; null for a text by itself. */
  work: Paintwork | null
}

/** Most edits of a change: it is kept with them. */
const MOST_EDITS = 60

/**
 * What is written with too little contrast in colours that can be read, wherever the page has it so: what the main action
 * says, then the weakest of all else. What lies under a dialog stays, and a sign-in with another brand, in its colours.
 */
export function contrasts(proposal: Proposal, palette: Palette): Proposed[] {
  const { layers, target } = proposal
  const weak = layers
    .flatMap((layer) => (isOthers(layer) ? [] : (weakIn(proposal, layer) ?? [])))
    .sort((one, other) => one.contrast - other.contrast)
  const own = weak.find(({ layer }) => layer.id === target.id)
  const other = weak.find((one) => !own || !areAlike(own, one))
  return [own, other].flatMap((one): Proposed[] => {
    const edits = one ? readably(proposal, one, weak, palette) : []
    if (one === undefined || edits.length === 0) return []
    const change = { kind: 'contrast', layerId: one.layer.id, likeId: null } as const
    return [{ candidate: { ...change, edits: edits.slice(0, MOST_EDITS) }, due: 'label' }]
  })
}

function isOthers({ label, name, under }: LayerShare): boolean {
  return under === true || isBranded(name, label)
}

function weakIn({ design, pixels }: Proposal, layer: LayerShare): Weak | null {
  const at = design.placeOf(layer.id)
  const written = at > 0 ? writingOn(layer, pixels) : null
  if (written === null || written.contrast >= READABLE) return null
  const work = layer.kind === 'control' ? paintworkOf(pixels, design, at) : null
  const places = work ? work.letters.map((sign) => sign.at) : [at]
  const texts = places.map((place) => design.nodes[place]!).filter(({ type }) => type === 'TEXT')
  const [first] = texts
  if (first === undefined) return null
  const isLarge = layer.kind === 'text' && sizeOf(first) >= LARGE.letters
  const least = isLarge ? LARGE.contrast : READABLE
  return written.contrast < least ? { ...written, layer, least, texts, work } : null
}

/** Height of letters that can be read at less contrast, px of the design, as in WCAG. */
const LARGE = { letters: 24, contrast: 3 }

/** Height of a text's letters, estimated from its size and length. */
function sizeOf({ characters, height, width }: LayerNode): number {
  return Math.sqrt((1.4 * width * height) / Math.max(1, characters))
}

/** Whether two are in one colour on grounds of one colour. */
function areAlike(one: Writing, other: Writing): boolean {
  return distance(one.letters, other.letters) < OTHER && distance(one.ground, other.ground) < OTHER
}

/** A strong fill under light letters darker, else the letters in another colour: on all that is alike and not locked. */
function readably(
  proposal: Proposal,
  weak: Weak,
  all: readonly Weak[],
  { letters }: Palette
): Edit[] {
  const { design } = proposal
  const isFree = ({ id }: LayerNode): boolean => {
    const at = design.placeOf(id)
    return [at, ...aroundIn(design, at)].every((one) => !design.nodes[one]!.locked)
  }
  const darker = weak.work?.fill && !weak.work.shaded ? darkened(weak) : null
  if (darker !== null) {
    const alike = [weak, ...all.filter((one) => one !== weak && areAlike(weak, one))]
    return alike.flatMap(({ work }): Edit[] => {
      const bearer = work?.fill && design.nodes[work.bearer]!
      if (!bearer || (work !== weak.work && !isFree(bearer))) return []
      return [{ do: 'fill', id: bearer.id, from: toHex(work.fill!), to: toHex(darker) }]
    })
  }
  const reads = ({ colour }: { colour: Rgb }): boolean =>
    contrast(colour, weak.ground) >= weak.least
  const away = (colour: Rgb): number => distance(colour, weak.letters)
  const [near] = letters.filter(reads).sort((one, other) => away(one.colour) - away(other.colour))
  const shade = away(near?.colour ?? weak.ground) > NEAR ? shadeOf(weak) : null
  const ink = shade ? { colour: shade, layerId: null } : near
  if (ink === undefined) return []
  const others = textsLike(proposal, weak).filter((text) => !weak.texts.includes(text))
  return [...weak.texts, ...others.filter(isFree)].map(({ id }): Edit => {
    const like = ink.layerId === null ? {} : { like: ink.layerId }
    return { do: 'letters', id, from: toHex(weak.letters), to: toHex(ink.colour), ...like }
  })
}

/** Texts that are compared at most: each is read anew. */
const MOST_TEXTS = 300

/** The texts of the page in the colour of one, on its ground. */
function textsLike({ design, pixels }: Proposal, weak: Weak): LayerNode[] {
  const { height, width } = pixels
  const texts = design.nodes.flatMap(({ type }, at) => (type === 'TEXT' ? [at] : []))
  return texts.slice(0, MOST_TEXTS).flatMap((at) => {
    const { left, top, right, bottom } = design.boxes[at]!
    const box = [
      left / width,
      top / height,
      (right - left) / width,
      (bottom - top) / height
    ] as const
    const written = writingOn({ kind: 'text', box }, pixels)
    return written !== null && areAlike(written, weak) ? [design.nodes[at]!] : []
  })
}

/** CIELAB distance within which another colour of the page stands for a text's own. */
const NEAR = 25
const ENDS: readonly Rgb[] = [
  [0, 0, 0],
  [255, 255, 255]
]

/**
 * A strong fill as much darker as light letters on it need; null for another one, or where it would be another colour: an
 * orange on which letters are not even discernible would turn brown.
 */
function darkened({ contrast: now, ground, least, letters }: Weak): Rgb | null {
  const isLight = contrast(letters, ENDS[0]!) > contrast(ground, ENDS[0]!)
  if (!isLight || !isAccent(ground) || now < DISCERNIBLE) return null
  return stepTo(ENDS[0]!, ground, (shade) => contrast(letters, shade) >= least)
}

/** Letters as much darker or lighter as they need; null where they would be another colour. */
function shadeOf({ ground, least, letters }: Weak): Rgb | null {
  const [black, white] = ENDS
  const end = contrast(ground, black!) > contrast(ground, white!) ? black! : white!
  return stepTo(end, letters, (shade) => contrast(shade, ground) >= least)
}

/** The first colour on the way from one to another, up to half of it, that will do; null where none does. */
function stepTo(end: Rgb, from: Rgb, does: (colour: Rgb) => boolean): Rgb | null {
  for (let part = 0.02; part < 0.5; part += 0.01) {
    const step = (i: 0 | 1 | 2): number => Math.round(from[i] + part * (end[i] - from[i]))
    const colour: Rgb = [step(0), step(1), step(2)]
    if (does(colour)) return colour
  }
  return null
}
