import type { Brief } from './brief'
import { layersOf } from './layer-ranks'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'

/** Words that goals and layer names share without meaning the same thing. */
const COMMON = new Set(
  (
    'a an and are as at be button by can click container content design do for frame from get go group ' +
    'hero how i icon image in into is it its label layer make more must my new no not of on one or our out ' +
    'page people see section should so text than that the their them they this title to us use user visitor ' +
    'want we what with you your'
  ).split(' ')
)
/** A shorter word alone is no match. */
const LEAST_LETTERS = 3

export interface GoalMatch {
  layer: MeasuredLayer
  /** The goal's words that are in the layer's name, as they stand in the goal. */
  words: string[]
}

/**
 * The layer whose name has the most words of the goal in it; null when none has any. Of equals a control,
 * as goals are mostly reached by one, then the name with the fewest other words, then the one with the
 * most attention. Case and a plural's s make no difference.
 */
export function goalMatch(measured: Measured, { goal = '' }: Brief): GoalMatch | null {
  const wanted = wordsOf(goal)
  let best: { match: GoalMatch; worth: number } | null = null
  for (const layer of layersOf(measured)) {
    const named = wordsOf(layer.name).map(({ stem }) => stem)
    const shared = wanted.filter(({ stem }) => named.includes(stem))
    if (!shared.some(({ stem }) => stem.length >= LEAST_LETTERS)) continue
    const worth =
      4 * shared.length + (layer.kind === 'control' ? 2 : 0) + shared.length / named.length
    if (best === null || worth > best.worth) {
      best = { match: { layer, words: shared.map(({ word }) => word) }, worth }
    }
  }
  return best?.match ?? null
}

/** Each word that says something, once. */
function wordsOf(text: string): { word: string; stem: string }[] {
  const found = new Map<string, string>()
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const lower = word.toLowerCase()
    const stem = lower.length > 2 ? lower.replace(/s$/, '') : lower
    if (!COMMON.has(lower) && !COMMON.has(stem) && !found.has(stem)) found.set(stem, word)
  }
  return [...found].map(([stem, word]) => ({ word, stem }))
}
