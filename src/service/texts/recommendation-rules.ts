import { clutterDrivers } from './clutter-drivers'
import { isHigh, isLow } from './compare'
import { placeOf } from './place'
import type { Rule } from './rule'
import { spotInWords, spotsCompete } from './spots'
import { neglectedThirds, thirdInWords } from './thirds'
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
    when: spotsCompete,
    say: (measured) => {
      const [first, second] = measured.hotspots
      return `**Decide what comes first.** The spots ${spotInWords(first!, measured)} and ${spotInWords(second!, measured)} get nearly the same attention. Make the less important one smaller, calmer or less contrasting.`
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
    when: ({ measures }) => neglectedThirds(measures.attentionByThirds).length > 0,
    say: ({ measures: { attentionByThirds: all } }) => {
      const [weakest] = neglectedThirds(all)
      return `**Keep what must be seen out of the ${thirdInWords(weakest!)}.** It gets ${percent(all[weakest!])} of the attention; an even spread would give it 33%.`
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
