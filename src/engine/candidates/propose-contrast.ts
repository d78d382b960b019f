import { DISCERNIBLE, READABLE } from '../../colour'
import type { Edit, LayerNode, LayerShare } from '../../file'
import { type Writing, writingIn } from '../measure/looks'
import { isBranded } from '../texts/action-words'
import { aroundIn, type LayerBoxes } from './layer-boxes'
import { type Ink, isAccent, OTHER, type Palette, writing } from './palette'
import { paintworkOf, underOf } from './paintwork'
import type { Proposal, Proposed } from './proposal'
import { BLACK, contrast, distance, type Rgb, toHex, WHITE } from '../rgb'

/** A text that cannot be read well. */
interface Weak extends Ink {
  /** The layer that it is, or is written on. */
  layer: LayerShare
  /** Contrast that it is to have. */
  least: number
}

/** The picture shows so much of the contrast at least. */
const NEARLY = 0.95
/** Most edits of a change: it is kept with them. */
const MOST_EDITS = 60

/**
 * What is written with too little contrast in colours that can be read, wherever the page has it so: what the main action
 * says, then the weakest of all else. What lies under a dialog stays, and a sign-in with another brand, in its colours.
 */
export function contrasts(
  proposal: Proposal,
  inks: readonly Ink[],
  { letters }: Palette
): Proposed[] {
  const { design, target } = proposal
  const weak = inks
    .flatMap((ink) => weakIn(proposal, ink) ?? [])
    .sort((one, other) => one.contrast - other.contrast)
  const own = weak.find(({ layer }) => layer.id === target.id)
  const other = weak.find((one) => !own || !areAlike(own, one))
  return [own, other].flatMap((one): Proposed[] => {
    if (one === undefined) return []
    const edits = isStrong(one)
      ? darkened(proposal, one, weak)
      : rewritten(proposal, one, inks, letters)
    if (edits.length === 0) return []
    const change = { kind: 'contrast', layerId: one.layer.id, likeId: null } as const
    const fact: Proposed['fact'] = (picture) => {
      const to = writingIn(design.boxes[one.at]!, picture)?.contrast ?? 0
      return to < NEARLY * one.least ? null : { from: one.contrast, to }
    }
    return [{ candidate: { ...change, edits: edits.slice(0, MOST_EDITS) }, fact }]
  })
}

/** Height of letters that can be read at less contrast, px of the design, as in WCAG. */
const LARGE = 24

function weakIn({ design, layers }: Proposal, ink: Ink): Weak | null {
  const { characters, height, width } = design.nodes[ink.at]!
  // On a photograph a colour does for one word and not for the next.
  if (design.nodes[underOf(design, ink.at)]!.image) return null
  const around = [ink.at, ...aroundIn(design, ink.at)]
  const layer = around.flatMap((at) => layers.find(({ order }) => order === at) ?? [])[0]
  if (layer === undefined || layer.under === true || isBranded(layer.name, layer.label)) return null
  if (layer.kind !== 'text' && layer.kind !== 'control') return null
  // Nothing says of words in a picture whether they are text, or a part of it.
  if (layer.kind === 'text' && layer.found) return null
  // Estimated from its size and length.
  const letters = Math.sqrt((1.4 * width * height) / Math.max(1, characters))
  const least = layer.kind === 'text' && letters >= LARGE ? DISCERNIBLE : READABLE
  return ink.contrast < least ? { ...ink, layer, least } : null
}

/** Whether two are in one colour on grounds of one colour. */
function areAlike(one: Writing, other: Writing): boolean {
  return distance(one.letters, other.letters) < OTHER && distance(one.ground, other.ground) < OTHER
}

/**
 * Whether light letters stand on a strong colour: that becomes darker, and the letters stay. Where they are not even
 * discernible it would become another colour, an orange brown.
 */
function isStrong({ contrast: now, ground, letters }: Weak): boolean {
  const isLight = contrast(letters, BLACK) > contrast(ground, BLACK)
  return isLight && isAccent(ground) && now >= DISCERNIBLE
}

/** The fill as much darker as the letters on it need, on all that is alike; nothing where it is no plain one. */
function darkened({ design, pixels }: Proposal, weak: Weak, all: readonly Weak[]): Edit[] {
  const { ground, least, letters } = weak
  const to = stepTo(BLACK, ground, (shade) => contrast(letters, shade) >= least)
  if (to === null) return []
  const fills = [weak, ...all.filter((one) => one !== weak && areAlike(weak, one))].flatMap(
    ({ layer }) => {
      const work = layer.kind === 'control' ? paintworkOf(pixels, design, layer.order) : null
      if (!work?.fill || work.shaded) return []
      return [{ node: design.nodes[work.bearer]!, layer, from: work.fill }]
    }
  )
  if (fills[0]?.layer !== weak.layer) return []
  return fills.flatMap(({ from, layer, node }, i): Edit[] => {
    const isTwice = fills.findIndex((one) => one.node === node) < i
    if (isTwice || (layer !== weak.layer && !isFree(design, node))) return []
    return [{ do: 'fill', id: node.id, from: toHex(from), to: toHex(to) }]
  })
}

/** CIELAB distance within which another colour of the page stands for a text's own. */
const NEAR = 25

/** The letters in a near colour of the page, else in another shade of their own, else in one of the page that can be read. */
function rewritten(
  proposal: Proposal,
  weak: Weak,
  inks: readonly Ink[],
  colours: Palette['letters']
): Edit[] {
  const { ground, least, letters } = weak
  const away = ({ colour }: { colour: Rgb }): number => distance(colour, letters)
  const reads = (colour: Rgb): boolean => contrast(colour, ground) >= least
  const [near] = colours
    .filter(({ colour }) => reads(colour))
    .sort((one, other) => away(one) - away(other))
  const end = contrast(ground, BLACK) > contrast(ground, WHITE) ? BLACK : WHITE
  const shade = near && away(near) <= NEAR ? null : stepTo(end, letters, reads)
  const ink = shade ? { colour: shade } : near
  if (ink === undefined) return []
  const alike = inks.filter((one) => one.at !== weak.at && areAlike(one, weak))
  const texts = [weak, ...alike].map(({ at }) => proposal.design.nodes[at]!)
  return texts
    .filter((text, i) => i === 0 || isFree(proposal.design, text))
    .map(({ id }) => writing(id, letters, ink))
}

function isFree(design: LayerBoxes, { id }: LayerNode): boolean {
  const at = design.placeOf(id)
  return [at, ...aroundIn(design, at)].every((one) => !design.nodes[one]!.locked)
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
