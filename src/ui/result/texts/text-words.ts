import type { TextKind } from '../../../bridge'
import type { ResultRecord } from '../../../file'
import type { TextState } from './text-store'
import type { TextWriter } from './text-writer'

export const TEXT_NAMES: Record<TextKind, string> = {
  summary: 'Summary',
  recommendations: 'Recommendations'
}

/** What happens to a text, in words; empty when it is simply there. */
export function textStatus(state: TextState | null, kept: boolean, writer: TextWriter): string {
  switch (state?.state) {
    case 'writing':
      return kept ? 'Being written again…' : 'Being written…'
    case 'same':
      return 'The same text came back.'
    case 'cancelled':
      return writer.ok ? `Cancelled. ${writer.provider.words.cancelled}` : 'Cancelled.'
    default:
      return ''
  }
}

/** Why a text is not there. */
export function whyMissing(kind: TextKind, record: ResultRecord, writer: TextWriter): string {
  const kept = kind === 'summary' ? 'No summary was kept.' : 'No recommendations were kept.'
  if (writer.ok) return 'Not written yet.'
  switch (writer.why) {
    case 'viewOnly':
      return kept
    case 'elsewhere':
      return `${kept} ${record.provider.host ?? record.provider.name} made this result; ${GLANCE_CONNECTS ? 'choose it in Settings, or ' : ''}run the analysis again.`
    case 'expired':
      return `${kept} An analysis is forgotten after an hour: run it again to get them.`
  }
}
