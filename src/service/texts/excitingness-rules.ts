import { isHigh, isLow, isUsual, usualRange } from './compare'
import type { Rule } from './rule'
import { percent, short } from './words'

const SCALE = 'where 0 is grey and about 100 extremely colourful'

/** What the excitingness score says, and which colours it comes from. */
export const EXCITINGNESS_RULES: readonly Rule[] = [
  {
    id: 'exciting',
    when: (measured) => isHigh(measured, 'excitingness'),
    say: (measured) => `That is more exciting than usual (${usualRange(measured, 'excitingness')}).`
  },
  {
    id: 'calm',
    when: (measured) => isLow(measured, 'excitingness'),
    say: (measured) => `That is calmer than usual (${usualRange(measured, 'excitingness')}).`
  },
  {
    id: 'usual excitingness',
    when: (measured) => isUsual(measured, 'excitingness'),
    say: (measured) => `That is as exciting as usual (${usualRange(measured, 'excitingness')}).`
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
