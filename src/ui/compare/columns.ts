import { seenPercent } from '../../engine/texts/people'
import { SEEN_IN, seenNoise } from '../../order/seen'
import { formatScoreDelta } from '../words/format-numbers'
import { judgedFocus, judgedScores } from '../words/judged-scores'
import { CLARITY_SEEN, SCORE_NOISE } from '../words/noise'
import { baseOf, type ComparedFrame, type Comparison, isVariant } from './comparison'
import { words as shared } from '../words/words'
import { words } from './words'

const COLUMNS = ['seen', 'clarity', 'excitingness', 'focus'] as const

export type ColumnId = (typeof COLUMNS)[number]

/** One number of each variant. */
export interface Column {
  /** null where it is not known. */
  valueOf: (frame: ComparedFrame) => number | null
  format: (value: number) => string
  formatDelta: (value: number, base: number) => string
  /** The largest difference that means nothing: noise, or for clarity what people do not see either. */
  noise: (value: number, base: number) => number
  /** True where more is better for the designer, null where neither end is. */
  moreIsBetter: true | null
}

export const COLUMN_FACTS: Record<ColumnId, Column> = {
  seen: {
    valueOf: ({ mainAction }) => mainAction?.seen ?? null,
    format: seenPercent,
    formatDelta: (value, base) => formatScoreDelta(100 * value, 100 * base),
    noise: (value, base) => seenNoise(Math.max(value, base)),
    moreIsBetter: true
  },
  clarity: score(({ record }) => judgedScores(record).clarity, CLARITY_SEEN, true),
  excitingness: score(
    ({ record }) => judgedScores(record).excitingness,
    SCORE_NOISE.excitingness,
    null
  ),
  focus: score(({ record, shares }) => judgedFocus(record, shares), SCORE_NOISE.focus, null)
}

function score(valueOf: Column['valueOf'], noise: number, moreIsBetter: true | null): Column {
  return {
    valueOf,
    format: (value) => String(Math.round(value)),
    formatDelta: formatScoreDelta,
    noise: () => noise,
    moreIsBetter
  }
}

export function columnName(id: ColumnId): string {
  if (id === 'seen') return words().columns.seen(SEEN_IN)
  return id === 'focus' ? words().columns.focus : shared().scores[id].name
}

/** The numbers that at least one of the frames has. */
export function columnsOf({ frames }: Pick<Comparison, 'frames'>): ColumnId[] {
  return COLUMNS.filter((id) => frames.some((frame) => COLUMN_FACTS[id].valueOf(frame) !== null))
}

/** How a variant's number differs from the base's. */
interface Delta {
  /** With its sign, such as “+4”. */
  text: string
  /** `level` where it may be the estimate's own noise; null where neither direction is better. */
  tone: 'better' | 'worse' | 'level' | null
}

/** null for the base itself, and where one of the numbers is not known, or is of what may be another button. */
export function deltaOf(
  column: Column,
  frame: ComparedFrame,
  compared: Pick<Comparison, 'frames' | 'baseId'>
): Delta | null {
  if (!isVariant(compared, frame)) return null
  const [value, before] = [column.valueOf(frame), column.valueOf(baseOf(compared))]
  if (value === null || before === null) return null
  if (column === COLUMN_FACTS.seen && frame.unsure) return null
  const text = column.formatDelta(value, before)
  if (Math.abs(value - before) <= column.noise(value, before)) return { text, tone: 'level' }
  if (column.moreIsBetter === null) return { text, tone: null }
  return { text, tone: value > before ? 'better' : 'worse' }
}
