import { historyFacts, type RunFacts } from '../../history/history-facts'
import { formatMoment, formatScore, formatShare } from '../../words/format'
import { providerName } from '../../words/provider-name'
import type { ReportFrame } from '../report'
import type { Block, Row } from './blocks'

const NUMBERS = ['Clarity', 'Excitingness', 'Focus', 'Primary element']

/** A frame's runs, newest first. One run alone has no history. */
export function historySection({ history, record }: ReportFrame): Block[] {
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
  return [{ kind: 'section', title: 'History', page: false, blocks: [table] }]
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
