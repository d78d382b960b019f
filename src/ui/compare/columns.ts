import { ordinal } from '../../language'
import { shareNoise } from '../../order/share-noise'
import { formatPercent, formatPoints, formatScoreDelta } from '../words/format-numbers'
import { judgedFocus, judgedScores } from '../words/judged-scores'
import { CLARITY_SEEN, scoreNoise } from '../words/noise'
import { placeWords } from '../words/rank-words'
import type { ComparedFrame, Comparison } from './comparison'
import { words } from './words'

const COLUMNS = ['share', 'rank', 'clarity', 'excitingness', 'focus'] as const

export type ColumnId = (typeof COLUMNS)[number]

/** One number of each variant. */
export interface Column {
  readonly name: string
  /** For narrow places. */
  readonly short: string
  readonly meaning: string
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
  share: column('share', {
    valueOf: ({ mainAction }) => mainAction?.attention ?? null,
    format: formatPercent,
    brief: formatPercent,
    formatDelta: formatPoints,
    noise: (value, base) => shareNoise(Math.max(value, base)),
    moreIsBetter: true
  }),
  rank: column('rank', {
    valueOf: ({ mainAction }) => mainAction?.rank ?? null,
    format: (rank, { mainAction }) =>
      mainAction === null ? ordinal(rank) : placeWords(mainAction),
    brief: ordinal,
    formatDelta: (rank, base) => {
      if (rank === base) return '±0'
      return rank < base ? words().up(base - rank) : words().down(rank - base)
    },
    noise: () => 0,
    moreIsBetter: null
  }),
  clarity: column('clarity', {
    valueOf: ({ record }) => judgedScores(record).clarity,
    ...score('clarity', true),
    noise: () => CLARITY_SEEN
  }),
  excitingness: column('excitingness', {
    valueOf: ({ record }) => judgedScores(record).excitingness,
    ...score('excitingness', null)
  }),
  focus: column('focus', {
    valueOf: ({ record, shares }) => judgedFocus(record, shares),
    ...score('focus', null)
  })
}

/** The numbers that at least one of the frames has. */
export function columnsOf({
  frames,
  mainActionName
}: Pick<Comparison, 'frames' | 'mainActionName'>): ColumnId[] {
  return COLUMNS.filter((id) => {
    if (mainActionName === null && (id === 'share' || id === 'rank')) return false
    return frames.some((frame) => COLUMN_FACTS[id].valueOf(frame) !== null)
  })
}

/** A variant's number as narrow places show it: “4th”, “≈ 1st” where that is about equal, “–” where it is not known. */
export function briefly(id: ColumnId, frame: ComparedFrame): string {
  const { valueOf, brief } = COLUMN_FACTS[id]
  const value = valueOf(frame)
  if (value === null) return '–'
  return id === 'rank' && frame.mainAction?.level === true ? `≈ ${brief(value)}` : brief(value)
}

/** Makes a column that reads its words at each use: the language may change. */
function column(id: ColumnId, numbers: Omit<Column, 'name' | 'short' | 'meaning'>): Column {
  return {
    ...numbers,
    get name() {
      return words().columns[id].name
    },
    get short() {
      return words().columns[id].short
    },
    get meaning() {
      return words().columns[id].meaning
    }
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

/** How a variant's number differs from the base's. */
export interface Delta {
  /** With its sign, such as “+4”. */
  text: string
  /** `none` where neither direction is better, and within the noise. */
  tone: 'better' | 'worse' | 'none'
  /** True when it may be the estimate's own noise. */
  noise: boolean
}

/** null for the base itself, and where one of the numbers is not known. */
export function deltaOf(column: Column, frame: ComparedFrame, base: ComparedFrame): Delta | null {
  const [value, before] = [column.valueOf(frame), column.valueOf(base)]
  if (frame.nodeId === base.nodeId || value === null || before === null) return null
  const noise = Math.abs(value - before) <= column.noise(value, before)
  const text = column.formatDelta(value, before)
  if (noise || column.moreIsBetter === null) return { text, tone: 'none', noise }
  return { text, tone: value > before ? 'better' : 'worse', noise }
}
