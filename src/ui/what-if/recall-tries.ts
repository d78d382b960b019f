import type { FrameCache, FrameTools } from '../frames/frame-cache'
import { layersIn, resultIn } from '../frames/frame-known'
import { seenWithin } from '../../order/seen'
import { GlanceError } from '../../errors'
import { titleOf } from './change-words'
import { isAlike, type NamedCopy, rankedShare, type Try, type TriedOutcome } from './try'
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
    const about = { watched: { called: watched.name, area: watched.area }, headline: null }
    const outcome = await readOutcome(cache, copy, about)
    recalled.push({
      ...about,
      id: newId(),
      of,
      change,
      title: shares === null || change === null ? name : titleOf(change, shares),
      before: {
        ...watched,
        seen: watched.seen ?? null,
        level: watched.level ?? false,
        below: watched.below ?? false
      },
      now:
        outcome === null
          ? {
              phase: 'failed',
              copy,
              error: { code: 'not_analysed', ...words().notAnalysed, sent: 'no' }
            }
          : { phase: 'tried', ...outcome }
    })
  }
  return recalled
}

/** What the result of a copy says of its try; null where it has none. Rejects where it cannot be read or measured. */
export async function readOutcome(
  cache: FrameCache,
  copy: NamedCopy,
  { watched, headline }: Pick<Try, 'watched' | 'headline'>
): Promise<TriedOutcome | null> {
  const known = await cache.known(copy.nodeId, 'layers')
  const result = resultIn(known)
  if (known.error !== null) throw new GlanceError(known.error)
  const layers = layersIn(known)
  if (layers.state === 'failed') throw new GlanceError(layers.error)
  if (result === null) return null
  const shares = layers.state === 'measured' ? layers.shares : null
  const after = shares && rankedShare(shares, result.record, copy.followedIds, watched.area)
  const same = headline && shares?.layers.find((layer) => isAlike(layer, headline))
  return { copy, result, after, headlineAfter: same ? seenWithin(same) : null }
}
