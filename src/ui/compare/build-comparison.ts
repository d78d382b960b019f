import type { Primary } from '../../file'
import { findPrimary } from '../layers/find-primary'
import type { ComparedFrame, Comparison, ReadFrame } from './comparison'
import { matchLayers } from './variant/match-layers'
import { verdictOf } from './verdict/verdict-of'

/** Sets frames against each other. `baseId` is one of them; where it is not, the first is the base. */
export function buildComparison(frames: readonly ReadFrame[], baseId: string): Comparison {
  const base = frames.find(({ nodeId }) => nodeId === baseId) ?? frames[0]
  if (base === undefined) throw new Error('Nothing to compare.')
  const intent = intentOf(frames, base)
  const compared = frames.map((frame) => withPrimary(frame, intent))
  const context = {
    frames: compared,
    baseId: base.nodeId,
    primaryName: intent?.name ?? null,
    layers: matchLayers(frames.map(({ shares }) => shares))
  }
  return { ...context, verdict: verdictOf(context) }
}

/** The base's mark; where it has none, the first that a variant has. */
function intentOf(frames: readonly ReadFrame[], base: ReadFrame): Primary | null {
  return base.mark ?? frames.find(({ mark }) => mark !== null)?.mark ?? null
}

function withPrimary({ mark, ...frame }: ReadFrame, intent: Primary | null): ComparedFrame {
  const { shares } = frame
  return { ...frame, primary: shares && findPrimary(shares, { primary: mark ?? intent }) }
}
