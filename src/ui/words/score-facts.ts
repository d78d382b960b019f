import type { ResultRecord } from '../../file'
import { clarityBand, excitingnessBand } from './score-bands'

export interface ScoreFacts {
  name: string
  /** The score in a word, such as “clear”. */
  band: (value: number) => string
  meaning: string
}

/** The scores in the order they are shown, each an estimate from 0 to 100. */
export const SCORE_FACTS: Record<keyof ResultRecord['scores'], ScoreFacts> = {
  clarity: {
    name: 'Clarity',
    band: clarityBand,
    meaning: 'Higher is tidier and easier to take in.'
  },
  excitingness: {
    name: 'Excitingness',
    band: excitingnessBand,
    meaning: 'Higher is livelier; neither end is better.'
  }
}
