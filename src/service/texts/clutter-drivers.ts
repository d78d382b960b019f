import { isHigh } from './compare'
import type { Measured } from './measured'
import { percent } from './words'

interface ClutterDriver {
  number: 'crowding' | 'colourCount'
  /** What was measured, with its value, as the end of a sentence about what is high. */
  inWords: (measured: Measured) => string
  advice: string
}

/** The parts of the clarity score, in the order of their weight in it. */
const DRIVERS: ClutterDriver[] = [
  {
    number: 'crowding',
    inWords: ({ measures }) =>
      `detail close together on ${percent(measures.crowding)} of the picture`,
    advice: 'Remove or merge small elements, lines and textures, and leave space between groups.'
  },
  {
    number: 'colourCount',
    inWords: ({ measures }) => `the number of colours (about ${Math.round(measures.colourCount)})`,
    advice:
      'Use fewer colours next to one another, and keep the strongest one for what matters most.'
  }
]

/** What makes the picture cluttered: every part of the clarity score that is high. */
export function clutterDrivers(measured: Measured): ClutterDriver[] {
  return DRIVERS.filter(({ number }) => isHigh(measured, number))
}
