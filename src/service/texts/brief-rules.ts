import { says } from './brief'
import type { Rule } from './rule'
import { strongestSpots } from './spots'
import { list, percent } from './words'

/** What the numbers mean for the brief, and what they cannot tell about it. */
export const BRIEF_RULES: readonly Rule[] = [
  {
    id: 'goal',
    when: ({ hotspots }, brief) => says(brief, 'goal') && hotspots.length > 0,
    say: (measured) =>
      `Nothing draws more attention than ${strongestSpots(measured)}: check that what is there serves the goal, which the analysis cannot see.`
  },
  {
    id: 'goal without a spot',
    when: ({ hotspots }, brief) => says(brief, 'goal') && hotspots.length === 0,
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
