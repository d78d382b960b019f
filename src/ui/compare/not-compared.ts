import type { ErrorData } from '../../errors'
import { type ComparePlan, MOST_COMPARED } from './plan-comparison'
import type { FrameOutcome } from './read-frame'

export const TOO_MANY: ErrorData = {
  code: 'too_many_to_compare',
  message: `At most ${MOST_COMPARED} frames are compared at once.`,
  advice: 'Select fewer frames.',
  sent: 'no'
}

export function tooFew(left: number): ErrorData {
  return {
    code: 'too_few_to_compare',
    message: left === 1 ? 'Only one frame has a result.' : 'None of these frames has a result.',
    advice: 'A comparison needs two.',
    sent: 'no'
  }
}

/** A frame that has no result and cannot get one now. */
export function lackingFrame({
  node,
  state,
  refusal
}: ComparePlan['lacking'][number]): FrameOutcome {
  const none = state === 'broken' ? 'Its saved result cannot be read.' : 'It has no result.'
  const frame = { nodeId: node.id, name: node.name, reason: refusal?.message ?? none }
  return { state: 'leftOut', frame }
}
