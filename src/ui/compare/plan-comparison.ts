import { BOARD_VARIANTS } from '../../bridge'
import type { ListedFrame } from '../analyse/frame-list'
import type { FrameTarget } from '../run/frame-runs'

/** Plan of Compare for the selected frames: compare them, analyse some first, or refuse. */
export interface ComparePlan {
  frames: readonly ListedFrame[]
  /** Without a result, or out of date: analysed first. */
  send: readonly FrameTarget[]
  /** Neither has a result nor can be analysed. */
  lacking: readonly ListedFrame[]
  /** Why there is nothing to compare; null when there is. */
  obstacle: 'nothing' | 'one' | 'many' | 'unanalysed' | null
}

/** More than these are no longer compared at a glance, and do not fit on a board. */
export const MOST_COMPARED = BOARD_VARIANTS.most

/** `mayAnalyse`: the designer may edit, and somebody is there to analyse. */
export function planComparison(frames: readonly ListedFrame[], mayAnalyse: boolean): ComparePlan {
  const send = frames.filter((frame) => mayAnalyse && mustBeAnalysed(frame))
  const lacking = frames.filter((frame) => !hasResult(frame) && !send.includes(frame))
  return {
    frames,
    send: send.map(({ target }) => target),
    lacking,
    obstacle: obstacleOf(frames.length, frames.length - lacking.length)
  }
}

/** A record that cannot be read may be of a newer version: it is not written over without being asked. */
function mustBeAnalysed({ state, refusal }: ListedFrame): boolean {
  return refusal === null && (state === 'none' || state === 'outOfDate')
}

function hasResult({ state }: ListedFrame): boolean {
  return state !== 'none' && state !== 'broken'
}

function obstacleOf(selected: number, comparable: number): ComparePlan['obstacle'] {
  if (selected === 0) return 'nothing'
  if (selected === 1) return 'one'
  if (selected > MOST_COMPARED) return 'many'
  return comparable < 2 ? 'unanalysed' : null
}
