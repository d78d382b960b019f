import { colourName, labOf } from '../../colour/colour-name'
import type { Candidate } from '../../file'
import { tenths } from '../../language'
import { seenChanged } from '../../order/seen'
import type { Trial } from '../candidates/tried'
import { adviceWords as words } from './advice-words'
import { seeFromTo, seenPercent } from './people'

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
  const all = edits.length === 1 ? name : say.andMore(name, `${edits.length - 1}`)
  const [edit] = edits
  if (!(edit?.do === 'fill' || edit?.do === 'letters') || edit.to === null) return name
  const { from, like, to } = edit
  const colour = (code: string): string => words().colours[colourName(code)]
  const isOfPage = edit.do === 'letters' && (like !== undefined || EXTREMES.includes(to))
  if (isOfPage) return say.contrast(all, words().yourColour(colour(to), to))
  const isLighter = from !== null && labOf(to)[0] > labOf(from)[0]
  return (isLighter ? say.lighten : say.darken)(all, colour(from ?? to), to)
}

const EXTREMES = ['#000000', '#FFFFFF']

/** The colour that a fill gets, with its code: “your orange (#C2410C)”. */
function yourColour({ edits }: Candidate): string {
  const code = edits.find((edit) => edit.do === 'fill')?.to ?? null
  return code ? words().yourColour(words().colours[colourName(code)], code) : words().anotherColour
}

/** What a change comes to: its gain where it has one, else the number that is a reason by itself. */
export function reasonWords(trial: Trial): string | null {
  return trial.outcome === 'helps' ? gainWords(trial) : factWords(trial)
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
  const say = words().fact
  if (kind === 'touch') return say.touch(`${Math.round(from)}`, `${Math.round(to)}`)
  return (kind === 'recolour' ? say.fill : say.contrast)(tenths(from), tenths(to))
}

/** The headline's loss; null where that is no more than noise. */
export function costWords({ headline }: Pick<Trial, 'headline'>): string | null {
  return headline && lossWords(headline.before.seen, headline.after.seen)
}

/** The loss of a headline in a sentence, by the parts of the viewers who see it; null where it is no more than noise. */
export function lossWords(before: number | null, after: number | null): string | null {
  if (before === null || after === null || after >= before || !seenChanged(before, after))
    return null
  return words().cost(seenPercent(before), seenPercent(after))
}
