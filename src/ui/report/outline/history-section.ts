import type { HistoryEntry } from '../../../bridge'
import type { ReportFrame } from '../report'
import { formatMoment, formatScore, formatShare } from '../words/format'
import { providerName } from '../words/provider-name'
import type { Block, Row } from './blocks'

/** A frame's runs, latest first. One run alone has no history. */
export function historySection({ history, record }: ReportFrame): Block[] {
  if (history.length < 2) return []
  const columns = [
    { name: 'Run', align: 'start' as const },
    { name: 'By', align: 'start' as const },
    ...['Clarity', 'Excitingness', 'Focus', 'Primary element'].map((name) => ({
      name,
      align: 'end' as const
    }))
  ]
  const rows = [...history].reverse().map((entry) => historyRow(entry, record.runId))
  const caption = 'Runs of this frame, latest first'
  const table: Block = { kind: 'table', caption, columns, rows }
  return [{ kind: 'section', title: 'History', page: false, blocks: [table] }]
}

function historyRow(entry: HistoryEntry, runId: string): Row {
  const { finishedAt, provider, scores, focus, primary } = entry
  const marked = entry.runId === runId
  return {
    marked,
    cells: [
      { text: formatMoment(finishedAt), note: marked ? 'this report' : undefined },
      { text: providerName(provider) },
      { text: formatScore(scores.clarity) },
      { text: formatScore(scores.excitingness) },
      { text: formatScore(focus) },
      { text: formatShare(primary?.attention ?? null), note: primary?.name }
    ]
  }
}
