import { layerNames } from '../../engine/order/layer-names'
import { findMarked, type Primary } from '../../file'
import { shareOrder } from '../../engine/share-order'
import { findPrimary } from '../frames/find-primary'
import type { ComparedFrame, Comparison, ReadFrame } from './comparison'
import { tellApart } from './tell-apart'
import { matchLayers } from './variant/match-layers'
import { verdictOf } from './verdict/verdict-of'

/** Sets frames against each other. `baseId` is one of them; where it is not, the first is the base. */
export function buildComparison(frames: readonly ReadFrame[], baseId: string): Comparison {
  const base = frames.find(({ nodeId }) => nodeId === baseId) ?? frames[0]
  if (base === undefined) throw new Error('Nothing to compare.')
  const mark = firstOf(frames, base, 'mark')
  const intent = mark ?? firstOf(frames, base, 'suggested')
  const orders = frames.map(({ shares, record }) => shares && shareOrder(shares.layers, record))
  const compared = tellApart(frames).map((frame) => withPrimary(frame, intent, mark === null))
  const inBase = compared.find(({ nodeId }) => nodeId === base.nodeId)?.primary
  const context = {
    frames: compared,
    baseId: base.nodeId,
    primaryName: inBase?.name ?? intent?.name ?? null,
    suggested: mark === null && intent !== null,
    layers: matchLayers(orders, frames.indexOf(base))
  }
  return { ...context, verdict: verdictOf(context) }
}

/** The base's; where it has none, the first that a variant has. */
function firstOf(
  frames: readonly ReadFrame[],
  base: ReadFrame,
  which: 'mark' | 'suggested'
): Primary | null {
  return base[which] ?? frames.find((frame) => frame[which] !== null)?.[which] ?? null
}

/** A variant whose main action bears another name has its own; only a suggestion may stand in for one that was marked nowhere. */
function withPrimary(
  { mark, suggested, why, ...frame }: ReadFrame,
  intent: Primary | null,
  maySuggest: boolean
): ComparedFrame {
  const { shares, record } = frame
  const find = (primary: Primary | null): ComparedFrame['primary'] => {
    const layer = shares && primary && findMarked(shares.layers, primary)
    const outcome = shares && findPrimary(shares, { primary }, record)
    if (!layer || !outcome) return null
    return { ...outcome, name: layerNames(shares.layers).get(layer) ?? layer.name, layer }
  }
  const primary = find(mark ?? intent) ?? (maySuggest ? find(suggested) : null)
  return { ...frame, why: why?.() ?? null, primary }
}
