import type { ResultRecord } from '../../file'
import { clarityInShort } from '../../workers/engine/clarity-in-short'

/** Who made a result, and of what. */
type Made = Pick<ResultRecord, 'medium' | 'provider'>

export interface ScoreFacts {
  name: string
  /** The score in a word or three, such as “clearer than usual”; empty where the number stands alone. */
  band: (value: number, made: Made) => string
  meaning: string
}

/** The scores in the order they are shown, each an estimate from 0 to 100. */
export const SCORE_FACTS: Record<keyof ResultRecord['scores'], ScoreFacts> = {
  clarity: {
    name: 'Clarity',
    // The summary's own words. A service says in its texts what its scores mean.
    band: (value, { medium, provider }) =>
      (provider.kind === 'on-device' ? clarityInShort(value, medium) : null) ?? '',
    meaning: 'Higher is tidier and easier to take in.'
  },
  excitingness: {
    name: 'Excitingness',
    band: excitingnessBand,
    meaning: 'Higher is livelier; neither end is better.'
  }
}

/** The borders are thirds, rounded: no study supports finer ones. What lies between them has no word. */
function excitingnessBand(value: number): string {
  if (value < 35) return 'calm'
  return value < 65 ? '' : 'lively'
}
