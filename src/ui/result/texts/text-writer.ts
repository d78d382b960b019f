import type { StoredResult, TextKind } from '../../../bridge'
import type { ResultRecord } from '../../../file'
import { RESULT_LIFETIME_MS } from '../../../interface'
import { type ChosenProvider, providerOfRecord } from '../../provider/choose-provider'
import type { Provider } from '../../provider/provider'
import { useTools } from '../../tools/use-tools'
import { useTexts } from './text-store'

/**
 * The service that can write texts about a result now, or why none can.
 * `viewOnly`: they could not be stored. `elsewhere`: the result is another provider's.
 * `expired`: its provider has deleted the analysis.
 */
export type TextWriter =
  | { ok: true; provider: Provider }
  | { ok: false; why: 'viewOnly' | 'elsewhere' | 'expired' }

export function textWriter(
  record: ResultRecord,
  { canEdit, chosen, now }: { canEdit: boolean; chosen: ChosenProvider; now: number }
): TextWriter {
  if (!canEdit) return { ok: false, why: 'viewOnly' }
  const provider = providerOfRecord(record, chosen)
  if (provider === null) return { ok: false, why: 'elsewhere' }
  const fresh = provider.sends && now - record.finishedAt < RESULT_LIFETIME_MS
  return fresh ? { ok: true, provider } : { ok: false, why: 'expired' }
}

interface Writing {
  writer: TextWriter
  /** Requests texts with the current brief where possible. */
  write: (kinds?: readonly TextKind[]) => void
}

export function useTextWriter(result: StoredResult): Writing {
  const texts = useTexts()
  const { canEdit, errors, provider } = useTools()
  const { nodeId, record, texts: earlier } = result
  const { runId, analysisId, briefHash } = record
  const writer = textWriter(record, { canEdit, chosen: provider.value, now: Date.now() })
  return {
    writer,
    write: (kinds) => {
      if (!writer.ok) return
      const about = { runId, nodeId, analysisId, earlier, replaces: briefHash !== undefined }
      errors.guard(() =>
        texts.write({ ...about, provider: writer.provider, ...(kinds && { kinds }) })
      )
    }
  }
}
