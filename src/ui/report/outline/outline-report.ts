import { listWords } from '../../../language/list-words'
import { fileWords } from '../../../file'
import { boardContent } from '../../compare/board/board-content'
import type { Comparison } from '../../compare/comparison'
import { formatMoment } from '../../words/format-time'
import { mapFacts } from '../../words/map-facts'
import { providerName } from '../../words/provider-name'
import { quoted } from '../../words/quoted'
import { words as shared } from '../../words/words'
import type { Report, ReportFixes, ReportFrame } from '../report'
import { words } from '../words'
import { frameBoard } from './frame-board'
import type { FixList, Outline, ReportBoard } from './outline'
import { frameTable, variantsTable } from './shares-table'

/** Puts a report's content in order; the page and the Markdown are both written from it. */
export function outlineReport({ comparison, fixes, frames, madeAt, title }: Report): Outline {
  const [first] = frames
  if (first === undefined) throw new Error('A report of nothing.')
  const board = comparison === null ? frameBoard(first) : comparisonBoard(comparison, frames)
  const notes = frames.flatMap((frame) =>
    comparison === null ? frame.notes : frame.notes.map((note) => `${quoted(frame.name)}: ${note}`)
  )
  return {
    title,
    warnings: outdated(frames),
    board,
    fixes: fixes && fixList(fixes, board),
    table: comparison === null ? frameTable(first) : variantsTable(comparison),
    notes: [
      ...(comparison?.verdict.details ?? []),
      ...notes,
      shared().method[0] ?? '',
      [...factsOf(first, comparison), words().made(formatMoment(madeAt)), words().madeWith].join(
        ' · '
      )
    ]
  }
}

function outdated(frames: readonly ReportFrame[]): string[] {
  const old = frames.filter(({ result }) => result.record.outOfDate)
  if (old.length === 0) return []
  if (frames.length === 1) return [words().outdated.frame]
  return [words().outdated.several(listWords(old.map(({ name }) => quoted(name))))]
}

/** The board as it is laid on the canvas, with the pictures of the report. */
function comparisonBoard(comparison: Comparison, frames: readonly ReportFrame[]): ReportBoard {
  const { callouts, headline, lead, legend, variants } = boardContent(
    comparison,
    comparison.frames.map(() => null),
    'attention',
    ''
  )
  return {
    headline,
    lead: lead === '' ? [] : [lead],
    variants: variants.flatMap((variant) => {
      const frame = frames.find(({ nodeId }) => nodeId === variant.nodeId)
      if (frame === undefined) return []
      const { width, height } = frame.result.record.picture
      const marks = variant.marks.map(({ number, ...mark }) => ({ ...mark, label: String(number) }))
      return [{ ...variant, marks, width, height, pictures: frame.pictures }]
    }),
    callouts: {
      title: callouts.title,
      list: callouts.list.map(({ number, ...one }) => ({ ...one, label: String(number) }))
    },
    scale: mapFacts('attention').scale,
    legend: [...legend]
  }
}

function fixList({ list, nodeId, sentences }: ReportFixes, board: ReportBoard): FixList | null {
  const variant = board.variants.find((one) => one.nodeId === nodeId)
  if (variant === undefined) return null
  return { list, sentences, variant, about: board.variants.length > 1 ? variant.name : null }
}

/** When, by whom and of what a result is. */
function factsOf({ result: { record } }: ReportFrame, comparison: Comparison | null): string[] {
  const { picture, provider, medium, finishedAt } = record
  const analysed = words().analysed(formatMoment(finishedAt))
  if (comparison !== null) return [analysed, providerName(provider)]
  const size = `${picture.width} × ${picture.height} px`
  return [analysed, providerName(provider), fileWords().medium[medium], size]
}
