import type { StoredResult } from '../../bridge'
import { TEXT_KINDS } from '../../interface'
import { knownLayers } from '../layers/known-layers'
import { useLayers } from '../layers/layer-store'
import { useTexts } from './texts/text-store'

/** True when the texts speak of layers, none is being written, and the primary element of now is another one than theirs. */
export function useStalePrimary({ nodeId, record }: StoredResult): boolean {
  const layers = useLayers()
  const texts = useTexts()
  const written = texts.primaryOf(record.runId)
  const now = layers.now.value
  const writing = TEXT_KINDS.some((kind) => texts.stateOf(record.runId, kind)?.state === 'writing')
  if (written === undefined || writing || now.state !== 'measured') return false
  if (now.nodeId !== nodeId || now.shares.runId !== record.runId) return false
  return knownLayers(now)?.primaryId !== written
}
