import { says } from './brief'
import { goalMatch } from './goal-match'
import { layerName } from './layer-name'
import { layersOf } from './layer-ranks'
import type { Measured } from './measured'
import { rankInWords } from './primary-rules'
import { about, type Rule } from './rule'
import { strongest } from './strongest'
import { list, percent, quote } from './words'

const hasStrong = (measured: Measured): boolean =>
  measured.hotspots.length > 0 || layersOf(measured).length > 0

/** What the numbers mean for the brief, and what they cannot tell about it. */
export const BRIEF_RULES: readonly Rule[] = [
  about(
    'goal by name',
    (measured, brief) => (says(brief, 'goal') ? goalMatch(measured, brief) : null),
    ({ layer, words }, measured) => {
      const quoted = list(words.map((word) => quote(word)))
      return `The goal’s ${words.length > 1 ? 'words' : 'word'} ${quoted} ${words.length > 1 ? 'are' : 'is'} in the name of ${layerName(layer, measured)}, which ${rankInWords(layer, measured)}.`
    }
  ),
  {
    id: 'goal',
    when: (measured, brief) =>
      says(brief, 'goal') && goalMatch(measured, brief) === null && hasStrong(measured),
    say: (measured) =>
      `Nothing draws more attention than ${strongest(measured)}: check that what is there serves the goal, which the analysis cannot see.`
  },
  {
    id: 'goal without a spot',
    when: (measured, brief) => says(brief, 'goal') && !hasStrong(measured),
    say: () => 'No spot stands out that could carry the goal.'
  },
  {
    id: 'audience',
    when: (_, brief) => says(brief, 'audience'),
    say: () => 'The numbers hold for viewers in general, not for this audience in particular.'
  },
  {
    id: 'brand',
    when: (_, brief) => says(brief, 'brand'),
    say: () => 'The brand constraints were not checked.'
  },
  {
    id: 'brand colours',
    when: ({ measures }, brief) => says(brief, 'brand') && measures.dominantColours.length > 0,
    say: ({ measures }) => {
      const colours = measures.dominantColours
        .slice(0, 3)
        .map(({ hex, share }) => `${hex} (${percent(share)})`)
      return `To compare with them: the largest ${colours.length > 1 ? 'colours are' : 'colour is'} ${list(colours)}.`
    }
  }
]
