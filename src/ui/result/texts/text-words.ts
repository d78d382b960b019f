import type { TextKind } from '../../../bridge'
import type { ResultRecord } from '../../../file'
import { kindName } from '../../words/provider-name'
import { words } from '../words'
import type { TextState } from './text-store'
import type { TextWriter } from './text-writer'

/** What happens to a text, in words; empty when it is simply there. */
export function textStatus(state: TextState | null, kept: boolean, writer: TextWriter): string {
  switch (state?.state) {
    case 'writing':
      return kept ? words().beingWrittenAgain : words().beingWritten
    case 'same':
      return words().sameText
    case 'cancelled':
      return writer.ok
        ? `${words().cancelled} ${writer.provider.words.cancelled}`
        : words().cancelled
    default:
      return ''
  }
}

/** Why a text is not there. */
export function whyMissing(kind: TextKind, record: ResultRecord, writer: TextWriter): string {
  const kept = words().text[kind].notKept
  if (writer.ok) return words().notWritten
  switch (writer.why) {
    case 'viewOnly':
      return kept
    case 'elsewhere':
      return `${kept} ${words().madeElsewhere(record.provider.host ?? kindName(record.provider), GLANCE_CONNECTS)}`
    case 'expired':
      return `${kept} ${words().forgotten}`
  }
}
