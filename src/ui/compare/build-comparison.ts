import { findMarked, type MainAction } from '../../file'
import { shareOrder } from '../../engine/share-order'
import { findMainAction } from '../frames/measure-frame'
import type { ComparedFrame, Comparison, ReadFrame } from './comparison'
import { quoted } from '../words/quoted'
import { tellApart } from './tell-apart'
import { matchLayers } from './variant/match-layers'
import { verdictOf } from './verdict/verdict'

/** Compares frames. `baseId`: the base; the first frame where it is none of them. */
export function buildComparison(frames: readonly ReadFrame[], baseId: string): Comparison {
  const base = frames.find(({ nodeId }) => nodeId === baseId) ?? frames[0]
  if (base === undefined) throw new Error('Nothing to compare.')
  const mark = firstOf(frames, base, 'mark')
  const wanted = mark ?? firstOf(frames, base, 'suggested')
  const orders = frames.map(({ shares, record }) => shares && shareOrder(shares.layers, record))
  const found = tellApart(frames).map((frame) => withMainAction(frame, wanted, mark === null))
  const inBase = found.find(({ nodeId }) => nodeId === base.nodeId)?.mainAction ?? null
  const layers = matchLayers(orders, frames.indexOf(base))
  const compared = found.map((frame, at): ComparedFrame => {
    const isMarked = base.mark !== null && frames[at]?.mark !== null
    const ids = [inBase?.layer.id, frame.mainAction?.layer.id]
    const isOne = layers.some(
      ({ places }) => places[frames.indexOf(base)]?.id === ids[0] && places[at]?.id === ids[1]
    )
    const isAsked = frame.record.medium === base.record.medium && !ids.includes(undefined)
    return { ...frame, unsure: isAsked && !isMarked && !isOne }
  })
  const context = {
    frames: compared,
    baseId: base.nodeId,
    mainActionName: inBase?.said ?? (wanted && quoted(wanted.label ?? wanted.name)),
    suggested: mark === null && wanted !== null,
    layers
  }
  return { ...context, verdict: verdictOf(context) }
}

/** The base's; where it has none, the first that a variant has. */
function firstOf(
  frames: readonly ReadFrame[],
  base: ReadFrame,
  which: 'mark' | 'suggested'
): MainAction | null {
  return base[which] ?? frames.find((frame) => frame[which] !== null)?.[which] ?? null
}

/** Finds a variant's main action: its own mark where named differently, a suggestion only where no frame has a mark. */
function withMainAction(
  { mark, suggested, why, ...frame }: ReadFrame,
  wanted: MainAction | null,
  maySuggest: boolean
): Omit<ComparedFrame, 'unsure'> {
  const { shares, record } = frame
  const find = (mainAction: MainAction | null): ComparedFrame['mainAction'] => {
    const layer = shares && mainAction && findMarked(shares.layers, mainAction)
    const outcome = shares && findMainAction(shares, { mainAction }, record)
    if (!layer || !outcome) return null
    return { ...outcome, said: shareOrder(shares.layers, record).nameOf(layer), layer }
  }
  const mainAction = find(mark ?? wanted) ?? (maySuggest ? find(suggested) : null)
  return { ...frame, why: why?.() ?? null, mainAction }
}
