import { formatPercent, formatPoints, formatScoreDelta } from '../words/format-numbers'
import { judgedFocus, judgedScores } from '../words/judged-scores'
import { CLARITY_SEEN, scoreNoise, shareNoise } from '../words/noise'
import { ordinal } from '../words/ordinal'
import type { ComparedFrame } from './comparison'

export const COLUMNS = ['share', 'rank', 'clarity', 'excitingness', 'focus'] as const

export type ColumnId = (typeof COLUMNS)[number]

/** One number of each variant. */
export interface Column {
  name: string
  /** For narrow places. */
  short: string
  meaning: string
  /** null where it is not known. */
  valueOf: (frame: ComparedFrame) => number | null
  format: (value: number, frame: ComparedFrame) => string
  /** For narrow places. */
  brief: (value: number) => string
  formatDelta: (value: number, base: number) => string
  /** The largest difference that means nothing: noise, or for clarity what people do not see either. */
  noise: (value: number, base: number) => number
  /** True where more is better for the designer, null where neither end is. */
  moreIsBetter: true | null
}

export const COLUMN_FACTS: Record<ColumnId, Column> = {
  share: {
    name: 'Primary element',
    short: 'Primary',
    meaning: 'Share of attention that the primary element gets.',
    valueOf: ({ primary }) => primary?.attention ?? null,
    format: formatPercent,
    brief: formatPercent,
    formatDelta: formatPoints,
    noise: (value, base) => shareNoise(Math.max(value, base)),
    moreIsBetter: true
  },
  rank: {
    name: 'Rank of the primary element',
    short: 'Rank',
    meaning: 'Place of the primary element among the frame’s layers by attention.',
    valueOf: ({ primary }) => primary?.rank ?? null,
    format: (rank, { primary }) => `${ordinal(rank)} of ${primary?.of ?? 0}`,
    brief: ordinal,
    formatDelta: (rank, base) => {
      if (rank === base) return '±0'
      return rank < base ? `${base - rank} up` : `${rank - base} down`
    },
    noise: () => 0,
    moreIsBetter: null
  },
  clarity: {
    name: 'Clarity',
    short: 'Clarity',
    meaning: 'Higher is tidier and easier to take in.',
    valueOf: ({ record }) => judgedScores(record).clarity,
    ...score('clarity', true),
    noise: () => CLARITY_SEEN
  },
  excitingness: {
    name: 'Excitingness',
    short: 'Exciting',
    meaning: 'Higher is livelier; neither end is better.',
    valueOf: ({ record }) => judgedScores(record).excitingness,
    ...score('excitingness', null)
  },
  focus: {
    name: 'Focus',
    short: 'Focus',
    meaning: 'How much attention gathers in few places; neither end is better.',
    valueOf: ({ record, shares }) => judgedFocus(record, shares),
    ...score('focus', null)
  }
}

function score(
  name: 'clarity' | 'excitingness' | 'focus',
  moreIsBetter: true | null
): Pick<Column, 'format' | 'brief' | 'formatDelta' | 'noise' | 'moreIsBetter'> {
  const whole = (value: number): string => String(Math.round(value))
  return {
    format: whole,
    brief: whole,
    formatDelta: formatScoreDelta,
    noise: () => scoreNoise(name),
    moreIsBetter
  }
}
