import { type Brief, says } from './brief'
import { clutterDrivers } from './clutter-drivers'
import { isHigh, isLow } from './compare'
import type { Rule } from './rule'
import { REFERENCE_IN_WORDS } from './reference'
import { spotInWords } from './spots'
import { neglectedThirds } from './thirds'
import { percent, short } from './words'

/** What to look at next, most telling first: a finding with its number, then something to try. */
export const RECOMMENDATION_RULES: readonly Rule[] = [
  {
    id: 'competing spots',
    when: (measured) => isHigh(measured, 'rivalry'),
    say: (measured, brief) => {
      const [first, second] = measured.hotspots
      return `**Decide what comes first.** Between ${spotInWords(first!, measured)} and ${spotInWords(second!, measured)} attention is nearly even. Make the less important one smaller, calmer or less contrasting.${withinBrand(brief)}`
    }
  },
  {
    id: 'no focus',
    when: (measured) => isHigh(measured, 'areaOfHalfAttention'),
    say: ({ measures }, brief) =>
      `**Give one element more weight.** Half of the attention spreads over ${percent(measures.areaOfHalfAttention)} of the picture. Size, contrast and empty space around the main element would gather it.${withinBrand(brief)}`
  },
  {
    id: 'clutter',
    when: (measured) => isLow(measured, 'clarity') && clutterDrivers(measured).length > 0,
    say: (measured, brief) => {
      const [driver] = clutterDrivers(measured)
      const within = driver!.number === 'colourCongestion' ? withinBrand(brief) : ''
      return `**Reduce clutter.** Clarity is ${Math.round(measured.clarity)} of 100, and what stands out is ${driver!.inWords(measured)}. ${driver!.advice}${within}`
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
    say: ({ measures }, brief) =>
      `**Raise the contrast of the main element.** Lightness varies by ${short(measures.contrast)} around its mean, of 50 possible, so little stands out by being lighter or darker.${withinBrand(brief)}`
  }
]

/** Goes behind an advice that touches colour or contrast, which a brand may have fixed. */
function withinBrand(brief: Brief): string {
  return says(brief, 'brand') ? ' Keep to the brand constraints while you do.' : ''
}

/** Said when no rule of the table holds. */
export const NOTHING_TO_CHANGE =
  'None of the checks asks for a change: competing spots, scattered attention, clutter, parts that get little attention, contrast.'
