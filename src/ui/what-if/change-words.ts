import type { FoundTry, UnreadTry } from '../../bridge'
import { colourName, labOf } from '../../colour/colour-name'
import type { Trial } from '../../engine/candidates/try-candidates'
import { seeFromTo } from '../../engine/texts/people'
import { layerNames } from '../../engine/texts/names'
import type { Candidate, LayerShares } from '../../file'
import { formatCount, formatFixed } from '../words/format-numbers'
import { lossWords } from './try'
import { words } from './words'

/** A layer's name in sentences by its id; null for a layer that was not measured. */
export type NameOf = (id: string) => string | null

/** A change as an imperative: “Fill “Buy now” with your orange (#C2410C)”. */
export function changeWords(candidate: Candidate, nameOf: NameOf): string {
  const say = words().change
  const { kind, layerId, likeId } = candidate
  const name = nameOf(layerId) ?? words().aLayer
  const other = (likeId === null ? null : nameOf(likeId)) ?? words().anotherLayer
  switch (kind) {
    case 'recolour':
      return say.recolour(name, yourColour(candidate))
    case 'contrast':
      return contrastWords(candidate, name)
    case 'swap':
      return say.swap(name, other)
    case 'order':
      return say.order(name, other)
    case 'touch':
      return say.touch(name)
  }
}

/** A colour of the page for what is written, or another shade of its own, of its fill: “Make the red of “Buy” darker”. */
function contrastWords({ edits }: Candidate, name: string): string {
  const say = words().change
  const all = edits.length === 1 ? name : say.andMore(name, formatCount(edits.length - 1))
  const [edit] = edits
  if (!(edit?.do === 'fill' || edit?.do === 'letters') || edit.to === null) return name
  const { from, like, to } = edit
  const colour = words().colours[colourName(to)]
  const isOfPage = edit.do === 'letters' && (like !== undefined || EXTREMES.includes(to))
  if (isOfPage) return say.contrast(all, words().yourColour(colour, to))
  const isLighter = from !== null && labOf(to)[0] > labOf(from)[0]
  return (isLighter ? say.lighten : say.darken)(all, colour, to)
}

const EXTREMES = ['#000000', '#FFFFFF']

/** The change in a copy with the names of its frame’s layers, else what the copy is called. */
export function tryTitle(copy: FoundTry | UnreadTry, shares: LayerShares | null): string {
  if ('error' in copy || copy.change === null || shares === null) return copy.name
  return changeWords(copy.change, namesOf(shares, 'said'))
}

/** Names of a result’s layers, in sentences or in rows. */
export function namesOf({ layers }: LayerShares, form: 'said' | 'row'): NameOf {
  const names = layerNames(layers)
  return (id) => {
    const layer = layers.find((one) => one.id === id)
    return layer === undefined ? null : names.get(layer)![form]
  }
}

/** The colour that a fill gets, with its code: “your orange (#C2410C)”. */
function yourColour({ edits }: Candidate): string {
  const code = edits.find((edit) => edit.do === 'fill')?.to ?? null
  return code ? words().yourColour(words().colours[colourName(code)], code) : words().anotherColour
}

/** The estimated gain: “1 in 10 → 3 of 10 see it within 2 seconds”. */
export function gainWords({ before, after }: Pick<Trial, 'before' | 'after'>): string {
  return seeFromTo(before.seen, after.seen)
}

/** The number that is a reason by itself: “contrast 2.9 → 12.6 to 1”; null where there is none. */
export function factWords({ candidate, fact }: Pick<Trial, 'candidate' | 'fact'>): string | null {
  if (fact === undefined) return null
  const { from, to } = fact
  const { kind } = candidate
  if (kind === 'touch') return words().fact.touch(formatCount(Math.round(from)), formatCount(to))
  const say = kind === 'recolour' ? words().fact.fill : words().fact.contrast
  return say(formatFixed(from, 1), formatFixed(to, 1))
}

/** The headline's loss; null where that is no more than noise. */
export function costWords({ headline }: Pick<Trial, 'headline'>): string | null {
  return headline && lossWords(headline.before.seen, headline.after.seen)
}
