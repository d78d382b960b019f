import { isHigh, isLow, isUsual } from './compare'
import { REFERENCE_IN_WORDS } from './reference'
import type { Rule } from './rule'
import { percent, short } from './words'

const SCALE = 'where 0 is grey and about 100 extremely colourful'

/** What the excitingness score says, and which colours it comes from. */
export const EXCITINGNESS_RULES: readonly Rule[] = [
  {
    id: 'exciting',
    when: (measured) => isHigh(measured, 'excitingness'),
    say: () => `That is higher than for three quarters of ${REFERENCE_IN_WORDS}.`
  },
  {
    id: 'calm',
    when: (measured) => isLow(measured, 'excitingness'),
    say: () => `That is lower than for three quarters of ${REFERENCE_IN_WORDS}.`
  },
  {
    id: 'usual excitingness',
    when: (measured) => isUsual(measured, 'excitingness'),
    say: () => `That is in the middle half of ${REFERENCE_IN_WORDS}.`
  },
  {
    id: 'colourful',
    when: (measured) => isHigh(measured, 'colourfulness'),
    say: ({ measures }) => `Colours are strong: ${short(measures.colourfulness)}, ${SCALE}.`
  },
  {
    id: 'muted',
    when: (measured) => isLow(measured, 'colourfulness'),
    say: ({ measures }) => `Colours are muted: ${short(measures.colourfulness)}, ${SCALE}.`
  },
  {
    id: 'main colour',
    when: ({ measures }) => measures.dominantColours.length > 0,
    say: ({
      measures: {
        dominantColours: [main]
      }
    }) => `The largest colour, ${main!.hex}, fills ${percent(main!.share)}.`
  }
]
