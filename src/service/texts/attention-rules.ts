import { isHigh, isLow } from './compare'
import { REFERENCE_IN_WORDS } from './reference'
import type { Rule } from './rule'
import { placeOf } from './place'
import { firstSpotLeads, rivalry, spotInWords } from './spots'
import { majorityThird, neglectedThirds } from './thirds'
import { list, percent, short } from './words'

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
      `The strongest spot, spot 1, lies ${placeOf(first!, picture)} and gets ${percent(first!.share)} of the predicted attention.`
  },
  {
    id: 'next spots',
    when: ({ hotspots }) => hotspots.length > 1,
    say: (measured) => {
      const next = measured.hotspots.slice(1, 3).map((spot) => spotInWords(spot, measured))
      return `Next ${next.length > 1 ? 'are' : 'is'} ${list(next)}.`
    }
  },
  {
    id: 'competing spots',
    when: (measured) => isHigh(measured, 'rivalry'),
    say: (measured) =>
      `Spots 1 and 2 compete: the second gets ${percent(rivalry(measured))} of what the first gets.`
  },
  {
    id: 'clear lead',
    when: firstSpotLeads,
    say: (measured) =>
      `Spot 1 leads: it gets ${short(1 / rivalry(measured))} times what spot 2 gets.`
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
    when: ({ measures }) => majorityThird(measures.perceptionByThirds) !== null,
    say: ({ measures }) => {
      const third = majorityThird(measures.perceptionByThirds)!
      return `The ${third.inWords} holds ${percent(third.share)} of the first views.`
    }
  },
  {
    id: 'little attention',
    when: (measured) => neglectedThirds(measured).length > 0,
    say: (measured) => {
      const thirds = neglectedThirds(measured).map(
        (name) => `the ${name} third (${percent(measured.measures.attentionByThirds[name])})`
      )
      return `Less attention than usual reaches ${list(thirds)}.`
    }
  }
]
