import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { layersOf } from './ranks'

/** Words that goals and layer names share without meaning the same thing. */
const COMMON = new Set(
  (
    'a an and are as at be button by can click container content design do for frame from get go group ' +
    'hero how i icon image in into is it its label layer make more must my new no not of on one or our out ' +
    'page people see section should so text than that the their them they this title to us use user visitor ' +
    'want we what with you your'
  ).split(' ')
)
/** Two words that mean something only together. */
const SIGN = /\bsign[ -](up|in)/g
/** A shorter word alone is no match. */
const LEAST_LETTERS = 3
/** So many shared words make a match, or so much of a short name. */
const MANY = 2
const LEAST_PART = 0.5

/**
 * The layer whose name has the most words of a goal, or of an audience, in it; null when none has any. Of
 * equals a control, as goals are mostly reached by one, then the name with the fewest other words, then the
 * one with the most attention. Case and a plural's s make no difference.
 */
export function goalMatch(measured: Measured, words: string): MeasuredLayer | null {
  const wanted = stemsOf(words)
  let best: { layer: MeasuredLayer; worth: number } | null = null
  for (const layer of layersOf(measured)) {
    const named = stemsOf(layer.name)
    const shared = [...wanted].filter((stem) => named.has(stem))
    if (!shared.some((stem) => stem.length >= LEAST_LETTERS)) continue
    if (shared.length < Math.min(MANY, LEAST_PART * named.size)) continue
    const worth =
      4 * shared.length + (layer.kind === 'control' ? 2 : 0) + shared.length / named.size
    if (best === null || worth > best.worth) best = { layer, worth }
  }
  return best?.layer ?? null
}

/** Each word that says something, once. */
function stemsOf(text: string): Set<string> {
  const stems = new Set<string>()
  for (const [word] of text
    .toLowerCase()
    .replace(SIGN, 'sign$1')
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    const stem = word.length > 2 ? word.replace(/s$/, '') : word
    if (!COMMON.has(word) && !COMMON.has(stem)) stems.add(stem)
  }
  return stems
}
