import type { ComparedFrame, Comparison, Group } from '../comparison'
import { movedMost } from '../variant/layer-changes'
import { contestOf } from './contest'

/** The variant that is told of beside its base: the one that wins, else the one in which most attention moved. */
export function subjectOf(compared: Omit<Comparison, 'verdict'>, group: Group): ComparedFrame {
  const { base, frames } = group
  const contest = contestOf({ ...compared, frames, baseId: base.nodeId })
  const winner = contest?.even.length === 1 ? contest.ranked[0].frame : base
  if (winner !== base) return winner
  const moved = (frame: ComparedFrame): number => movedMost(compared, base, frame).all
  const others = frames.filter((frame) => frame !== base)
  return others.reduce(
    (most, frame) => (moved(frame) > moved(most) ? frame : most),
    others[0] ?? base
  )
}
