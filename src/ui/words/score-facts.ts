import { madeByOwnEngine, type ResultRecord } from '../../file'
import { clarityOfMedium } from '../../engine/texts/clarity-words'
import { words } from './words'

/** Who made a result, and of what. */
type Made = Pick<ResultRecord, 'medium' | 'provider'>

export interface ScoreFacts {
  name: string
  /** The score in a word or three, such as “clearer than usual”; empty where the number stands alone. */
  band: (value: number, made: Made) => string
  meaning: string
}

type Score = keyof ResultRecord['scores']

const BANDS: Record<Score, ScoreFacts['band']> = {
  // The summary's own words. A service says in its texts what its scores mean.
  clarity: (value, { medium, provider }) =>
    (madeByOwnEngine(provider) ? clarityOfMedium(value, medium) : null) ?? '',
  excitingness: excitingnessBand
}

/** A score's name and meaning; each score is an estimate from 0 to 100. */
export function scoreFacts(score: Score): ScoreFacts {
  return { ...words().scores[score], band: BANDS[score] }
}

/** The borders are thirds, rounded: no study supports finer ones. What lies between them has no word. */
function excitingnessBand(value: number): string {
  if (value < 35) return words().calm
  return value < 65 ? '' : words().exciting
}
