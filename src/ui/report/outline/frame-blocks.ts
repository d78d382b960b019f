import type { TextKind } from '../../../bridge'
import { layerNames } from '../../../engine/order/layer-names'
import { fileWords, type LayerShare, MAP_NAMES, type MapName } from '../../../file'
import { historyFacts, type RunFacts } from '../../history/history-facts'
import { words as resultWords } from '../../result/words'
import { formatScore, formatShare } from '../../words/format-numbers'
import { formatMoment } from '../../words/format-time'
import { isUnjudged } from '../../words/judged-scores'
import { listFirst } from '../../words/list-words'
import { mapFacts } from '../../words/map-facts'
import { missingOutputs } from '../../words/missing-outputs'
import { providerName } from '../../words/provider-name'
import { scoreFacts } from '../../words/score-facts'
import { textKindsOf } from '../../words/text-kinds'
import { words as shared } from '../../words/words'
import type { ReportFrame } from '../report'
import { words } from '../words'
import { type Block, type Figure, note, type Row, type Score, section, sentences } from './blocks'
import { layerSection } from './layer-section'

/** All that is known of one frame. */
export function frameBlocks(frame: ReportFrame): Block[] {
  return [
    scoreSection(frame),
    mainActionSection(frame),
    mapSection(frame),
    layerSection(frame),
    ...textKindsOf(frame.record).map((kind) => textSection(frame, kind)),
    ...historySection(frame),
    ...frame.faults.map(note)
  ]
}

/** When, by whom and of what a frame's result is. */
export function frameFacts({ record }: ReportFrame): string[] {
  const { picture, provider, medium, finishedAt } = record
  return [
    words().analysed(formatMoment(finishedAt)),
    providerName(provider),
    fileWords().medium[medium],
    `${picture.width} × ${picture.height} px`
  ]
}

/** The scores of a frame, focus among them where layers were measured; or why there are none. */
function scoreSection(frame: ReportFrame): Block {
  return section(words().scores.title, scoreBlocks(frame))
}

function scoreBlocks({ record, shares }: ReportFrame): Block[] {
  if (isUnjudged(record)) return [note(shared().tooSmall)]
  const scores: Score[] = (['clarity', 'excitingness'] as const).flatMap((key) => {
    const value = record.scores[key]
    const { name, band, meaning } = scoreFacts(key)
    return value === null ? [] : [{ name, value, band: band(value, record), meaning }]
  })
  const focus = shares?.focus ?? null
  if (focus !== null) {
    const { focus: name, focusMeaning: meaning } = words().scores
    scores.push({ name, value: focus, band: '', meaning })
  }
  return scores.length === 0 ? [note(words().scores.none)] : [{ kind: 'scores', scores }]
}

/** Whether the frame leads the eye to the layer it should lead to. */
function mainActionSection(frame: ReportFrame): Block {
  const [verdict, ...others] = mainActionWords(frame)
  return section(
    shared().mainAction,
    verdict === undefined ? [note(words().action.none)] : sentences(verdict, others)
  )
}

/** More are no longer what takes the attention. */
const MAX_ABOVE = 3

/** How the main action fares, in sentences; the first is the verdict. */
function mainActionWords({ mainAction, shares }: ReportFrame): string[] {
  if (mainAction === null) return []
  const { name, verdict } = mainAction
  if (verdict === null)
    return [shares === null ? words().action.unknown(name) : words().action.notFound(name)]
  const { above, moved, outcome, sentence } = verdict
  const names = layerNames(shares?.layers ?? [])
  return [
    sentence,
    ...aboveWords(above, names),
    ...(outcome.perception === null
      ? []
      : [words().action.firstLooks(formatShare(outcome.perception))]),
    ...(moved === null ? [] : [moved])
  ]
}

function aboveWords(
  above: readonly LayerShare[],
  called: ReadonlyMap<LayerShare, string>
): string[] {
  if (above.length === 0) return []
  const names = above.map((layer) => {
    const name = called.get(layer) ?? layer.name
    return words().action.withShare(name, formatShare(layer.attention))
  })
  return [words().action.above(listFirst(names, MAX_ABOVE))]
}

/** A written text of a frame, or that there is none. */
function textSection({ texts }: ReportFrame, kind: TextKind): Block {
  const text = texts[kind]
  const name = resultWords().text[kind].name
  return section(name, [text === null ? note(words().noText[kind]) : { kind: 'written', text }])
}

/** A frame's runs, newest first. One run alone has no history. */
function historySection({ history, record }: ReportFrame): Block[] {
  if (history.length < 2) return []
  const { title, caption, run, by } = words().history
  const { clarity, excitingness } = shared().scores
  const focus = words().scores.focus
  const numbers = [clarity.name, excitingness.name, focus, shared().mainAction]
  const table: Block = {
    kind: 'table',
    caption,
    columns: [
      { name: run, align: 'start' },
      { name: by, align: 'start' },
      ...numbers.map((name) => ({ name, align: 'end' as const }))
    ],
    rows: historyFacts(history, record).reverse().map(runRow)
  }
  return [section(title, [table])]
}

function runRow({ entry, present, sameDesign }: RunFacts): Row {
  const { finishedAt, provider, scores, focus, primary: mainAction } = entry
  const note = present
    ? words().history.present
    : sameDesign
      ? words().history.sameDesign
      : undefined
  return {
    marked: present,
    cells: [
      { text: formatMoment(finishedAt), note },
      { text: providerName(provider) },
      { text: formatScore(scores.clarity) },
      { text: formatScore(scores.excitingness) },
      { text: formatScore(focus) },
      { text: formatShare(mainAction?.attention ?? null), note: mainAction?.name }
    ]
  }
}

/** The frame, its maps over it, and what is not there. */
function mapSection(frame: ReportFrame): Block {
  const maps = MAP_NAMES.filter((map) => map in frame.record.maps && map !== 'difference')
  const missing = missingOutputs(frame.record)
  const leftOut = frame.pictures?.leftOut ?? []
  const figures = [designFigure(frame), ...maps.map((map) => mapFigure(frame, map))]
  const isSeen = maps.length > 0 || frame.pictures !== null
  return section(words().maps.title, [
    ...(isSeen ? [{ kind: 'figures' as const, figures }] : []),
    ...(maps.length === 0 ? [note(words().maps.none)] : []),
    ...(missing.length > 0 ? [note(words().maps.missing(missing.join(', ')))] : []),
    ...leftOut.map(note)
  ])
}

function designFigure(frame: ReportFrame): Figure {
  return {
    ...shapeOf(frame),
    title: words().maps.design,
    meaning: frame.record.outOfDate ? words().maps.asNow : words().maps.asThen,
    alt: frame.name,
    map: null,
    legend: null
  }
}

/** One map of a frame over its picture; `title` says which frame where several stand side by side. */
export function mapFigure(frame: ReportFrame, map: MapName, title?: string): Figure {
  const { name, meaning, scale } = mapFacts(map)
  return {
    ...shapeOf(frame),
    title: title ?? name,
    meaning,
    alt: words().maps.alt(frame.name, name),
    map,
    legend: scale
  }
}

function shapeOf({ nodeId, pictures, record }: ReportFrame) {
  const { width, height } = record.picture
  return { frame: nodeId, pictures, width, height }
}

/** Difference maps between frames of the report, as far as they are of the runs that it shows. */
export function differenceFigures(frames: readonly ReportFrame[]): Block[] {
  const figures = frames.flatMap((frame) => {
    const { difference, maps } = frame.record
    if (difference === undefined || maps.difference === undefined) return []
    const base = frames.find(({ record }) => record.runId === difference.runId)
    if (base === undefined) return []
    return [mapFigure(frame, 'difference', words().maps.against(frame.name, base.name))]
  })
  if (figures.length === 0) return []
  return [section(words().maps.moved, [{ kind: 'figures', figures }])]
}
