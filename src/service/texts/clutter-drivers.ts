import { isHigh, shown, usualRange } from './compare'
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
    inWords: (measured) =>
      `detail close together on ${percent(measured.measures.crowding)} of the picture (usual: ${usualRange(measured, 'crowding')})`,
    advice: 'Remove or merge small elements, lines and textures, and leave space between groups.'
  },
  {
    number: 'colourCount',
    inWords: (measured) =>
      `the number of colours, about ${shown('colourCount', measured.measures.colourCount)} (usual: ${usualRange(measured, 'colourCount')})`,
    advice:
      'Use fewer colours next to one another, and keep the strongest one for what matters most.'
  }
]

/** What makes the picture cluttered: every part of the clarity score that is high. */
export function clutterDrivers(measured: Measured): ClutterDriver[] {
  return DRIVERS.filter(({ number }) => isHigh(measured, number))
}
