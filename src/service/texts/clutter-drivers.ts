import { isHigh } from './compare'
import type { Measured } from './measured'
import { percent, short } from './words'

interface ClutterDriver {
  number: 'edgeDensity' | 'colourCongestion' | 'orientationCongestion' | 'subbandEntropy'
  /** What was measured, with its value, as the end of a sentence about what is high. */
  inWords: (measured: Measured) => string
  advice: string
}

/** The parts of the clarity score, in the order of their weight in it. */
const DRIVERS: ClutterDriver[] = [
  {
    number: 'edgeDensity',
    inWords: ({ measures }) =>
      `fine detail (edges on ${percent(measures.edgeDensity)} of the picture)`,
    advice: 'Remove or merge small elements, lines and textures, and leave space between groups.'
  },
  {
    number: 'colourCongestion',
    inWords: ({ measures }) => `colour variety side by side (${short(measures.colourCongestion)})`,
    advice:
      'Use fewer colours next to one another, and keep the strongest one for what matters most.'
  },
  {
    number: 'subbandEntropy',
    inWords: ({ measures }) => `irregularity (${short(measures.subbandEntropy)} bits)`,
    advice: 'Repeat sizes, spacings and styles, so that like things look alike.'
  },
  {
    number: 'orientationCongestion',
    inWords: ({ measures }) =>
      `variety of edge directions (${short(measures.orientationCongestion)})`,
    advice: 'Align elements to shared lines.'
  }
]

/** What makes the picture cluttered: every part of the clarity score that is high. */
export function clutterDrivers(measured: Measured): ClutterDriver[] {
  return DRIVERS.filter(({ number }) => isHigh(measured, number))
}
