import type { StoredResult } from '../../../bridge'
import { useBrief } from '../../brief/brief-store'
import { knownLayers } from '../../layers/known-layers'
import { useLayers } from '../../layers/layer-store'
import { useTexts } from './text-store'
import type { TextWriter } from './text-writer'

/**
 * Whether writing a result's texts again could give others than are kept. A service may word them anew at any time; on
 * this device the same brief and main action always give the same text, by whichever engine made the result: what another
 * one made cannot be written about any more.
 */
export function useMayDiffer(result: StoredResult, writer: TextWriter): boolean {
  const staleBrief = useOtherBrief(result)
  const otherAction = useOtherAction(result)
  if (!writer.ok) return false
  return writer.provider.info.kind === 'service' || staleBrief || otherAction
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
