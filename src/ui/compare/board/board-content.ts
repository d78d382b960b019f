import { listWords } from '../../../language/list-words'
import type { BoardFact, BoardPicture, BoardScale, BoardVariant, NewBoard } from '../../../bridge'
import { cleanLine, type LayerShare, type LayerShares, type MapName, shorten } from '../../../file'
import { formatMoment } from '../../words/format-time'
import { listShort } from '../../words/list-words'
import { mapFacts } from '../../words/map-facts'
import { providerName } from '../../words/provider-name'
import { quoted } from '../../words/quoted'
import { briefly, COLUMN_FACTS, type ColumnId, columnsOf, deltaOf } from '../columns'
import { baseOf, type ComparedFrame, type Comparison, groupsOf } from '../comparison'
import { LONGEST_NAME } from '../tell-apart'
import { answerOf } from '../verdict/verdict'
import { type Callouts, calloutsOf, shownOf } from './callouts'
import { words } from '../words'

/** As many figures as stand on one line below a wide picture, or on two below a narrow one. */
const MOST_FIGURES = 4

const SAME = '±0'
/** Units that stand for themselves. */
const IN_POINTS: readonly ColumnId[] = ['share', 'clarity', 'excitingness', 'focus']
const SIGNS = { better: '▲ ', worse: '▼ ', none: '' }

/** All texts of a comparison board, and what they are about. `pictures` are by frame, in the comparison's order, with `map` over them. */
export function boardContent(
  comparison: Comparison,
  pictures: readonly (BoardPicture | null)[],
  map: MapName | null,
  runId: string
): NewBoard {
  const { frames } = comparison
  const [headline = '', ...lead] = answerOf(comparison)
  const callouts = calloutsOf(comparison)
  const shown = shownOf(comparison, callouts)
  const variants = frames.map((frame, at): BoardVariant => ({
    nodeId: frame.nodeId,
    name: shortName(frame.name),
    badge: badgeOf(comparison, frame),
    picture: pictures[at] ?? null,
    shown: shown[at] ?? 1,
    marks: callouts.list.flatMap(({ boxes, tone }, index) => {
      const box = boxes[at]
      return box ? [{ number: index + 1, box, tone }] : []
    }),
    texts: textsOf(frame.shares),
    facts: factsOf(comparison, frame)
  }))
  return {
    runId,
    title: words().board.title(listShort(frames.map(({ name }) => shortName(name)))),
    headline,
    lead: lead.join(' '),
    variants,
    callouts: {
      title: callouts.title,
      list: callouts.list.map(({ sentence, tone }, at) => ({ number: at + 1, sentence, tone }))
    },
    scale: map && scaleOf(map),
    legend: legendOf(comparison, { map, callouts, isCut: shown.some((part) => part < 1) }),
    footnote: footnoteOf(frames)
  }
}

/** The facts shown for every variant, most important first: the main action's attention, then clarity. */
function factsOf(comparison: Comparison, frame: ComparedFrame): BoardFact[] {
  return columnsOf(comparison)
    .map((id) => factOf(id, frame, baseOf(comparison, frame)))
    .slice(0, MOST_FIGURES)
}

function factOf(id: ColumnId, frame: ComparedFrame, base: ComparedFrame): BoardFact {
  const column = COLUMN_FACTS[id]
  const delta = deltaOf(column, frame, base)
  return {
    name: id === 'rank' ? words().board.rank : column.name,
    value: briefly(id, frame),
    delta:
      delta &&
      `${delta.noise && delta.text !== SAME ? '≈ ' : SIGNS[delta.tone]}${inPoints(id, delta.text)}`
  }
}

function inPoints(id: ColumnId, delta: string): string {
  return delta === SAME || !IN_POINTS.includes(id) ? delta : words().board.points(delta)
}

/** Boxes of a picture's texts and controls. */
export function textsOf(shares: LayerShares | null): LayerShare['box'][] {
  const read = shares?.layers.filter(({ kind }) => kind === 'text' || kind === 'control') ?? []
  return read.map(({ box }) => box)
}

function badgeOf(comparison: Comparison, frame: ComparedFrame): string {
  const { base, wins } = words().board
  const group = groupsOf(comparison).find(({ frames }) => frames.includes(frame))
  const isBase = group?.base === frame && group.frames.length > 1
  if (frame.nodeId !== comparison.verdict.winnerId) return isBase ? base : ''
  return isBase ? `${base} · ${wins}` : wins
}

function shortName(name: string): string {
  return shorten(cleanLine(name), LONGEST_NAME)
}

interface OnBoard {
  map: MapName | null
  callouts: Callouts
  isCut: boolean
}

/** Explains the board's signs, a line each. */
function legendOf(comparison: Comparison, { map, callouts, isCut }: OnBoard): string[] {
  const { frames, suggested } = comparison
  const say = words().board
  const columns = columnsOf(comparison)
  const actions = new Set(
    frames.flatMap(({ mainAction }) =>
      mainAction ? [quoted(mainAction.layer.label ?? mainAction.name)] : []
    )
  )
  const known = columns.includes('share')
  const below = frames.filter(({ mainAction }) => mainAction?.below).map(({ name }) => quoted(name))
  return [
    ...(map === null ? [] : [say.map(mapFacts(map).name, mapFacts(map).meaning)]),
    ...(callouts.list.length === 0 ? [] : [say.marks]),
    ...(known ? [say.mainAction(listWords(actions), suggested), say.units] : [say.outOfHundred]),
    ...(below.length === 0 ? [] : [say.below(listWords(below))]),
    ...(columns.length === 0 || frames.length < 2 ? [] : [say.signs]),
    ...(isCut ? [say.cut] : [])
  ]
}

function scaleOf(map: MapName): BoardScale | null {
  const { scale } = mapFacts(map)
  return scale && { low: scale.low, high: scale.high, colours: scale.colours.map(channelsOf) }
}

/** `rgba(255, 205, 0, 1)` in parts of the whole. */
function channelsOf(colour: string): BoardScale['colours'][number] {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red / 255, green / 255, blue / 255, opacity]
}

function footnoteOf(frames: readonly ComparedFrame[]): string {
  const providers = listWords(new Set(frames.map(({ record }) => providerName(record.provider))))
  const latest = Math.max(...frames.map(({ record }) => record.finishedAt))
  return words().board.footnote(providers, formatMoment(latest))
}
