import type { TextKind } from '../../../bridge'
import { fileWords, type LayerShare } from '../../../file'
import { historyFacts, type RunFacts } from '../../history/history-facts'
import { words as resultWords } from '../../result/words'
import { formatScore, formatShare } from '../../words/format-numbers'
import { formatMoment } from '../../words/format-time'
import { isUnjudged } from '../../words/judged-scores'
import { listWords } from '../../words/list-words'
import { providerName } from '../../words/provider-name'
import { scoreFacts } from '../../words/score-facts'
import { words } from '../../words/words'
import type { ReportFrame } from '../report'
import { type Block, note, type Row, type Score, section, sentences } from './blocks'
import { layerSection } from './layer-section'
import { mapSection } from './map-section'

/** All that is known of one frame. */
export function frameBlocks(frame: ReportFrame): Block[] {
  return [
    scoreSection(frame),
    primarySection(frame),
    mapSection(frame),
    layerSection(frame),
    textSection(frame, 'summary'),
    textSection(frame, 'recommendations'),
    ...historySection(frame),
    ...frame.faults.map(note)
  ]
}

/** When, by whom and of what a frame's result is. */
export function frameFacts({ record }: ReportFrame): string[] {
  const { picture, provider, medium, finishedAt } = record
  return [
    `Analysed ${formatMoment(finishedAt)}`,
    providerName(provider),
    fileWords().medium[medium],
    `${picture.width} × ${picture.height} px`
  ]
}

/** The scores of a frame, focus among them where layers were measured; or why there are none. */
function scoreSection(frame: ReportFrame): Block {
  return section('Scores', scoreBlocks(frame))
}

function scoreBlocks({ record, shares }: ReportFrame): Block[] {
  if (isUnjudged(record)) return [note(words().tooSmall)]
  const scores: Score[] = (['clarity', 'excitingness'] as const).flatMap((key) => {
    const value = record.scores[key]
    const { name, band, meaning } = scoreFacts(key)
    return value === null ? [] : [{ name, value, band: band(value, record), meaning }]
  })
  const focus = shares?.focus ?? null
  if (focus !== null) {
    const meaning = 'Higher gathers attention in fewer places; neither end is better.'
    scores.push({ name: 'Focus', value: focus, band: '', meaning })
  }
  return scores.length === 0 ? [note('This result has no scores.')] : [{ kind: 'scores', scores }]
}

/** Whether the frame leads the eye to the layer it should lead to. */
function primarySection(frame: ReportFrame): Block {
  const [verdict, ...others] = primaryWords(frame)
  return section(
    'Main action',
    verdict === undefined
      ? [note('No main action is marked in this frame.')]
      : sentences(verdict, others)
  )
}

/** More are no longer what takes the attention. */
const MAX_ABOVE = 3

/** How the main action fares, in sentences; the first is the verdict. */
function primaryWords({ primary, shares }: ReportFrame): string[] {
  if (primary === null) return []
  const { name, verdict } = primary
  if (verdict === null)
    return [
      shares === null
        ? `“${name}” is the main action. Its share of attention is not known for this run.`
        : `“${name}” is marked as the main action, but was not found in this frame.`
    ]
  const { above, moved, outcome, sentence } = verdict
  return [
    sentence,
    ...aboveWords(above),
    ...(outcome.perception === null
      ? []
      : [`It makes up ${formatShare(outcome.perception)} of what is probably seen first.`]),
    ...(moved === null ? [] : [moved])
  ]
}

function aboveWords(above: readonly LayerShare[]): string[] {
  if (above.length === 0) return []
  const names = above
    .slice(0, MAX_ABOVE)
    .map(({ name, attention }) => `“${name}” (${formatShare(attention)})`)
  const left = above.length - names.length
  return [`More attention goes to ${listWords(left > 0 ? [...names, `${left} more`] : names)}.`]
}

const NONE: Record<TextKind, string> = {
  summary: 'No summary was kept with this result.',
  recommendations: 'No recommendations were kept with this result.'
}

/** A written text of a frame, or that there is none. */
function textSection({ texts }: ReportFrame, kind: TextKind): Block {
  const text = texts[kind]
  return section(resultWords().text[kind].name, [
    text === null ? note(NONE[kind]) : { kind: 'written', text }
  ])
}

const NUMBERS = ['Clarity', 'Excitingness', 'Focus', 'Main action']

/** A frame's runs, newest first. One run alone has no history. */
function historySection({ history, record }: ReportFrame): Block[] {
  if (history.length < 2) return []
  const table: Block = {
    kind: 'table',
    caption: 'Runs of this frame, newest first',
    columns: [
      { name: 'Run', align: 'start' },
      { name: 'By', align: 'start' },
      ...NUMBERS.map((name) => ({ name, align: 'end' as const }))
    ],
    rows: historyFacts(history, record).reverse().map(runRow)
  }
  return [section('History', [table])]
}

function runRow({ entry, present, sameDesign }: RunFacts): Row {
  const { finishedAt, provider, scores, focus, primary } = entry
  const note = present ? 'this report' : sameDesign ? 'same design' : undefined
  return {
    marked: present,
    cells: [
      { text: formatMoment(finishedAt), note },
      { text: providerName(provider) },
      { text: formatScore(scores.clarity) },
      { text: formatScore(scores.excitingness) },
      { text: formatScore(focus) },
      { text: formatShare(primary?.attention ?? null), note: primary?.name }
    ]
  }
}
