import type { ErrorData } from '../../errors'
import { type ComparePlan, MOST_COMPARED } from './plan-comparison'
import type { FrameOutcome } from './read-frame'
import { words } from './words'

export function tooMany(): ErrorData {
  return { code: 'too_many_to_compare', ...words().tooMany(MOST_COMPARED), sent: 'no' }
}

export function tooFew(left: number): ErrorData {
  return { code: 'too_few_to_compare', ...words().tooFew(left), sent: 'no' }
}

/** A frame that has no result and cannot get one now. */
export function lackingFrame({
  node,
  state,
  refusal
}: ComparePlan['lacking'][number]): FrameOutcome {
  const none = (): string => (state === 'broken' ? words().unreadableResult : words().noResult)
  const frame = { nodeId: node.id, name: node.name, reason: () => refusal?.message ?? none() }
  return { state: 'leftOut', frame }
}
