import { isHigh, isLow } from './compare'
import { REFERENCE_IN_WORDS } from './reference'
import type { Rule } from './rule'
import { placeOf } from './place'
import { firstSpotLeads, rivalry, spotInWords, spotsCompete } from './spots'
import { dominantThird, neglectedThirds, thirdInWords } from './thirds'
import { list, percent, short } from './words'

/** From this difference on, first views and attention as a whole are said to differ. */
const EARLY_LATE_DIFFERENCE = 0.08

/** Where people look, and what they may miss. */
export const ATTENTION_RULES: readonly Rule[] = [
  {
    id: 'no spot',
    when: ({ hotspots }) => hotspots.length === 0,
    say: () => 'No spot stands out from the rest.'
  },
  {
    id: 'strongest spot',
    when: ({ hotspots }) => hotspots.length > 0,
    say: ({ hotspots: [first], picture }) =>
      `The strongest spot lies ${placeOf(first!, picture)} and gets ${percent(first!.share)} of the predicted attention.`
  },
  {
    id: 'next spots',
    when: ({ hotspots }) => hotspots.length > 1,
    say: (measured) =>
      `After it come the spots ${list(measured.hotspots.slice(1, 3).map((spot) => spotInWords(spot, measured)))}.`
  },
  {
    id: 'competing spots',
    when: spotsCompete,
    say: (measured) =>
      `The two strongest compete: the second gets ${percent(rivalry(measured))} of what the first gets.`
  },
  {
    id: 'clear lead',
    when: firstSpotLeads,
    say: (measured) =>
      `The lead is clear: it gets ${short(1 / rivalry(measured))} times what the second gets.`
  },
  {
    id: 'concentrated',
    when: (measured) => isLow(measured, 'areaOfHalfAttention'),
    say: ({ measures }) =>
      `Attention is concentrated: half of it falls on ${percent(measures.areaOfHalfAttention)} of the picture.`
  },
  {
    id: 'spread out',
    when: (measured) => isHigh(measured, 'areaOfHalfAttention'),
    say: ({ measures }) =>
      `Attention is spread out: half of it covers ${percent(measures.areaOfHalfAttention)} of the picture, more than in three quarters of ${REFERENCE_IN_WORDS}.`
  },
  {
    id: 'first views',
    when: ({ measures }) => dominantThird(measures.perceptionByThirds) !== null,
    say: ({ measures: { perceptionByThirds: early } }) => {
      const third = dominantThird(early)!
      return `The ${thirdInWords(third)} holds ${percent(early[third])} of the first views.`
    }
  },
  {
    id: 'early and late',
    when: ({ measures: { perceptionByThirds: early, attentionByThirds: all } }) =>
      early.top - all.top >= EARLY_LATE_DIFFERENCE,
    say: ({ measures: { perceptionByThirds: early, attentionByThirds: all } }) =>
      `Views start higher than they settle: the top third gets ${percent(early.top)} of the first views and ${percent(all.top)} of all attention.`
  },
  {
    id: 'little attention',
    when: ({ measures }) => neglectedThirds(measures.attentionByThirds).length > 0,
    say: ({ measures: { attentionByThirds: all } }) => {
      const thirds = neglectedThirds(all).map(
        (name) => `the ${thirdInWords(name)} (${percent(all[name])})`
      )
      return `Little attention reaches ${list(thirds)}.`
    }
  }
]
