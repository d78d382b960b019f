import type { StoredResult, TextKind } from '../../../bridge'
import { locale } from '../../../language'
import { useBrief } from '../../brief/brief-store'
import { knownLayers } from '../../layers/known-layers'
import { useLayers } from '../../layers/layer-store'
import { useTexts } from './text-store'
import type { TextWriter } from './text-writer'

/**
 * Whether writing a text again could give another than is kept. A service may word it anew at any time; on this device
 * the same brief, main action and language always give the same text. Nothing can be written there about what another
 * version of the engine made.
 */
export function useMayDiffer(result: StoredResult, kind: TextKind, writer: TextWriter): boolean {
  const otherBrief = useOtherBrief(result)
  const otherAction = useOtherAction(result)
  const language = useTexts().languageOf(result.record.runId, kind) ?? locale()
  if (!writer.ok) return false
  const otherLanguage = language !== locale()
  return writer.provider.info.kind === 'service' || otherBrief || otherAction || otherLanguage
}

/** True when the brief of now is another one than the texts were written with. */
export function useOtherBrief({ record }: StoredResult): boolean {
  const now = useBrief().hash.value
  return now !== undefined && now !== (record.briefHash ?? null)
}

/** True when the texts speak of layers, and the main action of now is another one than theirs. */
export function useOtherAction({ nodeId, record }: StoredResult): boolean {
  const written = useTexts().primaryOf(record.runId)
  const now = useLayers().now.value
  if (written === undefined || now.state !== 'measured') return false
  if (now.nodeId !== nodeId || now.shares.runId !== record.runId) return false
  return knownLayers(now)?.primaryId !== written
}
