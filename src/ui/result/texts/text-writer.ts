import type { ResultRecord } from '../../../file'
import { RESULT_LIFETIME_MS } from '../../../interface'
import { type ChosenProvider, providerOfRecord } from '../../provider/choose-provider'
import type { Provider } from '../../provider/provider'

/**
 * Who can write texts about a result now, or why nobody can.
 * `viewOnly`: they could not be kept. `elsewhere`: the result is another provider's.
 * `expired`: its provider has forgotten the analysis.
 */
export type TextWriter =
  { ok: true; provider: Provider } | { ok: false; why: 'viewOnly' | 'elsewhere' | 'expired' }

interface Circumstances {
  canEdit: boolean
  chosen: ChosenProvider
  /** The result was made since the panel opened. */
  ofThisSession: boolean
  now: number
}

export function textWriter(record: ResultRecord, circumstances: Circumstances): TextWriter {
  const { canEdit, chosen, ofThisSession, now } = circumstances
  if (!canEdit) return { ok: false, why: 'viewOnly' }
  const provider = providerOfRecord(record, chosen)
  if (provider === null) return { ok: false, why: 'elsewhere' }
  const remembers = ofThisSession || provider.outlivesPanel
  const fresh = remembers && now - record.finishedAt < RESULT_LIFETIME_MS
  return fresh ? { ok: true, provider } : { ok: false, why: 'expired' }
}
