import type { BoardFact, BoardPicture, BoardVariant, NewBoard } from '../../../bridge'
import { cleanLine } from '../../words/clean-line'
import { formatMoment } from '../../words/format-time'
import { listWords } from '../../words/list-words'
import { providerName } from '../../words/provider-name'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS, COLUMNS, type ColumnId } from '../columns'
import type { ComparedFrame, Comparison } from '../comparison'
import { deltaOf } from '../delta-of'
import { contestOf } from '../verdict/contest'

/** More names than these make a title too long. */
const MOST_NAMED = 3

/** All texts of a comparison board. `pictures` are by frame, in the comparison's order. */
export function boardContent(
  comparison: Comparison,
  pictures: readonly BoardPicture[][],
  runId: string
): NewBoard {
  const { frames, verdict } = comparison
  return {
    runId,
    title: titleOf(frames),
    verdict: verdict.sentence,
    details: verdict.details,
    variants: frames.map((frame, at) => variantOf(comparison, frame, pictures[at] ?? [])),
    footnote: footnoteOf(frames)
  }
}

function variantOf(
  comparison: Comparison,
  frame: ComparedFrame,
  pictures: BoardPicture[]
): BoardVariant {
  const { frames, baseId } = comparison
  const base = frames.find(({ nodeId }) => nodeId === baseId) ?? frame
  return {
    nodeId: frame.nodeId,
    name: cleanLine(frame.name),
    badge: badgeOf(comparison, frame),
    pictures,
    facts: columnsOf(comparison).map((id) => factOf(id, frame, base))
  }
}

/** The numbers that at least one of the frames has. */
export function columnsOf({
  frames,
  primaryName
}: Pick<Comparison, 'frames' | 'primaryName'>): ColumnId[] {
  return COLUMNS.filter((id) => {
    if (primaryName === null && (id === 'share' || id === 'rank')) return false
    return frames.some((frame) => COLUMN_FACTS[id].valueOf(frame) !== null)
  })
}

function factOf(id: ColumnId, frame: ComparedFrame, base: ComparedFrame): BoardFact {
  const column = COLUMN_FACTS[id]
  const value = column.valueOf(frame)
  const delta = deltaOf(column, frame, base)
  return {
    name: nameOf(id, frame),
    value: value === null ? '–' : column.format(value, frame),
    delta: delta && (delta.noise ? `${delta.text}, too little to tell` : delta.text),
    tone: delta?.tone ?? 'none'
  }
}

function nameOf(id: ColumnId, { primary }: ComparedFrame): string {
  if (id === 'share')
    return primary === null ? 'Primary element' : `Attention on ${quoted(primary.name)}`
  return id === 'rank' ? 'Its rank' : COLUMN_FACTS[id].name
}

function badgeOf(
  { baseId, primaryName, frames, verdict }: Comparison,
  frame: ComparedFrame
): string {
  const base = frame.nodeId === baseId ? 'Base' : ''
  if (frame.nodeId !== verdict.winnerId) return base
  const byShare = contestOf({ frames, primaryName })?.by === 'share' && frame.primary !== null
  const wins = byShare ? `Most attention on ${quoted(frame.primary?.name ?? '')}` : 'Clearest'
  return base === '' ? wins : `${base} · ${wins}`
}

function titleOf(frames: readonly ComparedFrame[]): string {
  const names = frames.map(({ name }) => cleanLine(name))
  const shown =
    names.length > MOST_NAMED
      ? [...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} more`]
      : names
  return `${listWords(shown)} compared`
}

function footnoteOf(frames: readonly ComparedFrame[]): string {
  const providers = listWords(new Set(frames.map(({ record }) => providerName(record.provider))))
  const latest = Math.max(...frames.map(({ record }) => record.finishedAt))
  return `Estimates by a model of how people tend to look at screens; nobody was watched. Analysed: ${providers}, last on ${formatMoment(latest)}. Differences are counted from the base.`
}
