import type { ResultRecord } from '../../file'

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

/** A score in a word. The borders are thirds, rounded: no study supports finer ones. */
function band(value: number, words: readonly [low: string, middle: string, high: string]): string {
  if (value < 35) return words[0]
  return value < 65 ? words[1] : words[2]
}

function clarityBand(value: number): string {
  return band(value, ['cluttered', 'moderate', 'clear'])
}

function excitingnessBand(value: number): string {
  return band(value, ['calm', 'moderate', 'lively'])
}
