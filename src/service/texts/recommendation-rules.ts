import { clutterDrivers } from './clutter-drivers'
import { isHigh, isLow } from './compare'
import { placeOf } from './place'
import type { Rule } from './rule'
import { REFERENCE_IN_WORDS } from './reference'
import { spotInWords } from './spots'
import { neglectedThirds } from './thirds'
import { percent, quote, short } from './words'

/** What to look at next, most telling first: a finding with its number, then something to try. */
export const RECOMMENDATION_RULES: readonly Rule[] = [
  {
    id: 'goal',
    when: ({ hotspots }, { goal = '' }) => hotspots.length > 0 && goal.trim() !== '',
    say: ({ hotspots: [first], picture }, { goal = '' }) =>
      `**Check the strongest spot against the goal.** It lies ${placeOf(first!, picture)} with ${percent(first!.share)} of the attention. If what is there does not serve ${quote(goal)}, move or strengthen what does.`
  },
  {
    id: 'competing spots',
    when: (measured) => isHigh(measured, 'rivalry'),
    say: (measured) => {
      const [first, second] = measured.hotspots
      return `**Decide what comes first.** Between ${spotInWords(first!, measured)} and ${spotInWords(second!, measured)} attention is nearly even. Make the less important one smaller, calmer or less contrasting.`
    }
  },
  {
    id: 'no focus',
    when: (measured) => isHigh(measured, 'areaOfHalfAttention'),
    say: ({ measures }) =>
      `**Give one element more weight.** Half of the attention spreads over ${percent(measures.areaOfHalfAttention)} of the picture. Size, contrast and empty space around the main element would gather it.`
  },
  {
    id: 'clutter',
    when: (measured) => isLow(measured, 'clarity') && clutterDrivers(measured).length > 0,
    say: (measured) => {
      const [driver] = clutterDrivers(measured)
      return `**Reduce clutter.** Clarity is ${Math.round(measured.clarity)} of 100, and what stands out is ${driver!.inWords(measured)}. ${driver!.advice}`
    }
  },
  {
    id: 'little attention',
    when: (measured) => neglectedThirds(measured).length > 0,
    say: (measured) => {
      const third = neglectedThirds(measured)[0]!
      const share = measured.measures.attentionByThirds[third]
      return `**Keep what must be seen out of the ${third} third.** It gets ${percent(share)} of the attention, less than in three quarters of ${REFERENCE_IN_WORDS}.`
    }
  },
  {
    id: 'low contrast',
    when: (measured) => isLow(measured, 'contrast'),
    say: ({ measures }) =>
      `**Raise the contrast of the main element.** Lightness varies by ${short(measures.contrast)} around its mean, of 50 possible, so little stands out by being lighter or darker.`
  }
]

/** Said when no rule of the table holds. */
export const NOTHING_TO_CHANGE =
  'None of the checks asks for a change: competing spots, scattered attention, clutter, parts that get little attention, contrast.'
