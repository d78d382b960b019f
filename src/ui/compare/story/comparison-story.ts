import type { BoardFact } from '../../../bridge'
import { cleanLine, type LayerShare, type LayerShares, shorten } from '../../../file'
import { listWords } from '../../../language/list-words'
import { SIGNS, type Story, type StoryVariant } from '../../story/story'
import { listShort } from '../../words/list-words'
import { mapFacts } from '../../words/map-facts'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS, type ColumnId, columnName, columnsOf, deltaOf } from '../columns'
import type { ComparedFrame, Comparison } from '../comparison'
import { LONGEST_NAME } from '../tell-apart'
import { words } from '../words'
import { calloutsOf, shownOf } from './callouts'
import { rowsOf } from './comparison-rows'

/** What there is to say about a comparison. `alone`: outside the panel, with the attention map and the main action's name. */
export function comparisonStory(comparison: Comparison, alone: boolean): Story {
  const { frames, verdict } = comparison
  const hasMap = alone && frames.some(({ record }) => 'attention' in record.maps)
  const map = hasMap ? mapFacts('attention', frames[0]?.record.facts?.veil) : null
  const [headline = '', ...lead] = verdict.sentences
  const callouts = calloutsOf(comparison)
  const shown = shownOf(comparison, callouts)
  const variants = frames.map((frame, at): StoryVariant => {
    const { width, height } = frame.record.picture
    return {
      nodeId: frame.nodeId,
      name: shortName(frame.name),
      badge: badgeOf(comparison, frame),
      width,
      height,
      shown: shown[at] ?? 1,
      marks: callouts.list.flatMap(({ boxes, label, tone }) => {
        const box = boxes[at]
        return box ? [{ label, box, tone }] : []
      }),
      texts: textsOf(frame.shares),
      facts: columnsOf(comparison).map((id) => factOf(id, frame, comparison))
    }
  })
  const isCut = shown.some((part) => part < 1)
  return {
    title: words().board.title(listShort(frames.map(({ name }) => shortName(name)))),
    warnings: [],
    headline,
    lead,
    variants,
    callouts: {
      title: callouts.title,
      list: callouts.list.map(({ label, sentence, tone }) => ({ label, sentence, tone }))
    },
    scale: map && map.scale,
    legend: [
      ...(map === null ? [] : [words().board.map(map.name, map.meaning)]),
      ...legendOf(comparison, alone, callouts.list.length > 0, isCut)
    ],
    rows: rowsOf(
      comparison,
      variants.map(({ name }) => name)
    ),
    notes: verdict.details
  }
}

function factOf(id: ColumnId, frame: ComparedFrame, comparison: Comparison): BoardFact {
  const column = COLUMN_FACTS[id]
  const value = column.valueOf(frame)
  const delta = deltaOf(column, frame, comparison)
  const sign = delta?.tone ? `${SIGNS[delta.tone]} ` : ''
  return {
    name: columnName(id),
    value: value === null ? '–' : column.format(value),
    delta: delta && `${sign}${delta.text}`
  }
}

/** Boxes of a picture's texts and controls. */
export function textsOf(shares: LayerShares | null): LayerShare['box'][] {
  const read = shares?.layers.filter(({ kind }) => kind === 'text' || kind === 'control') ?? []
  return read.map(({ box }) => box)
}

function badgeOf({ baseId, verdict }: Comparison, frame: ComparedFrame): string {
  const { base, wins, outOfDate } = words().badges
  return [
    ...(frame.nodeId === baseId ? [base] : []),
    ...(frame.nodeId === verdict.winnerId ? [wins] : []),
    ...(frame.record.outOfDate ? [outOfDate] : [])
  ].join(' · ')
}

function shortName(name: string): string {
  return shorten(cleanLine(name), LONGEST_NAME)
}

/** Explains the signs, a line each. */
function legendOf(
  comparison: Comparison,
  alone: boolean,
  isMarked: boolean,
  isCut: boolean
): string[] {
  const { frames, suggested } = comparison
  const say = words().board
  const actions = new Set(frames.flatMap(({ mainAction }) => mainAction?.said ?? []))
  const columns = columnsOf(comparison)
  const below = frames.filter(({ mainAction }) => mainAction?.below).map(({ name }) => quoted(name))
  return [
    ...(isMarked ? [say.marks] : []),
    ...(alone && columns.includes('seen')
      ? [words().mainActionIs(listWords(actions), suggested)]
      : []),
    ...(below.length === 0 ? [] : [say.below(listWords(below))]),
    ...(columns.length === 0 ? [] : [say.signs]),
    ...(isCut ? [say.cut] : [])
  ]
}
