import type { FrameCache, FrameTools } from '../frames/frame-cache'
import { layersIn, resultIn } from '../frames/frame-known'
import { GlanceError } from '../../errors'
import type { StoredResult } from '../../bridge'
import type { LayerShares } from '../../file'
import { titleOf } from './change-words'
import { type NamedCopy, type RankedShare, rankedShare, type Try } from './try'
import { words } from './words'

/**
 * Tries of an earlier session for a frame: its copies that are still on the canvas, but for those with the `known`
 * ids. Rejects where the frame or a copy cannot be read.
 */
export async function recallTries(
  { bridge, cache, newId }: FrameTools,
  nodeId: string,
  known: readonly string[]
): Promise<Try[]> {
  const { tries } = await bridge.readTries(nodeId)
  const found = tries.filter((one) => !known.includes(one.nodeId))
  if (found.length === 0) return []
  const layers = layersIn(await cache.known(nodeId, 'layers'))
  const shares = layers.state === 'measured' ? layers.shares : null
  const recalled: Try[] = []
  for (const { of, change, watched, name, ...made } of found) {
    if (watched === null) continue
    const copy = { ...made, name }
    const { result, after } = await readOutcome(cache, copy, watched.area)
    recalled.push({
      id: newId(),
      of,
      title: shares === null ? name : titleOf(change, shares),
      watched: { called: watched.name, area: watched.area },
      headline: null,
      before: { ...watched, level: watched.level ?? false, below: watched.below ?? false },
      now:
        result === null
          ? {
              phase: 'failed',
              copy,
              error: { code: 'not_analysed', ...words().notAnalysed, sent: 'no' }
            }
          : { phase: 'tried', copy, result, after, headlineAfter: null, kept: true }
    })
  }
  return recalled
}

/** The result of a copy, and how the main action fares in it; null where that is not known. */
export async function readOutcome(
  cache: FrameCache,
  { nodeId, followedIds }: NamedCopy,
  area: number | undefined
): Promise<{ result: StoredResult | null; shares: LayerShares | null; after: RankedShare | null }> {
  const known = await cache.known(nodeId, 'layers')
  const result = resultIn(known)
  if (known.error !== null) throw new GlanceError(known.error)
  const layers = layersIn(known)
  if (layers.state === 'failed') throw new GlanceError(layers.error)
  const shares = layers.state === 'measured' ? layers.shares : null
  const after = shares && result && rankedShare(shares, result.record, followedIds, area)
  return { result, shares, after }
}
