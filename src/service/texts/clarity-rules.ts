import { clutterDrivers } from './clutter-drivers'
import { isHigh, isLow, isUsual } from './compare'
import { REFERENCE_IN_WORDS } from './reference'
import type { Rule } from './rule'
import { list, short } from './words'

/** How clear the picture is, and what makes it less so. */
export const CLARITY_RULES: readonly Rule[] = [
  {
    id: 'clear',
    when: (measured) => isHigh(measured, 'clarity'),
    say: () => `That is clearer than three quarters of ${REFERENCE_IN_WORDS}.`
  },
  {
    id: 'cluttered',
    when: (measured) => isLow(measured, 'clarity'),
    say: () => `That is more cluttered than three quarters of ${REFERENCE_IN_WORDS}.`
  },
  {
    id: 'usual clarity',
    when: (measured) => isUsual(measured, 'clarity'),
    say: () => `That is in the middle half of ${REFERENCE_IN_WORDS}.`
  },
  {
    id: 'clutter drivers',
    when: (measured) => clutterDrivers(measured).length > 0,
    say: (measured) =>
      `Higher than in three quarters of them: ${list(clutterDrivers(measured).map(({ inWords }) => inWords(measured)))}.`
  },
  {
    id: 'low contrast',
    when: (measured) => isLow(measured, 'contrast'),
    say: ({ measures }) =>
      `Light and dark differ little: lightness varies by ${short(measures.contrast)} around its mean, of 50 possible.`
  }
]
