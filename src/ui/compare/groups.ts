import type { Medium } from '../../interface'
import type { ComparedFrame, Comparison } from './comparison'

/** Frames of one medium. Each is measured against its own kind, so only these are ranked against each other. */
export interface Group {
  medium: Medium
  /** The frame that differences are counted from: the comparison's base, or the first of another medium. */
  base: ComparedFrame
  frames: ComparedFrame[]
}

type Compared = Pick<Comparison, 'frames' | 'baseId'>

/** The compared frames by medium, in their order; the base's own first. */
export function groupsOf({ frames, baseId }: Compared): [Group, ...Group[]] {
  const base = frames.find(({ nodeId }) => nodeId === baseId)
  if (base === undefined) throw new Error('The base is not among the compared frames.')
  const groupOf = (first: ComparedFrame): Group => {
    const { medium } = first.record
    return { medium, base: first, frames: frames.filter(({ record }) => record.medium === medium) }
  }
  const others = frames.filter(
    ({ record }, at) =>
      record.medium !== base.record.medium &&
      frames.findIndex((frame) => frame.record.medium === record.medium) === at
  )
  return [groupOf(base), ...others.map(groupOf)]
}

/** The frame that another's differences are counted from; that frame itself where it is a base. */
export function baseOf(compared: Compared, frame: ComparedFrame): ComparedFrame {
  const group = groupsOf(compared).find(({ frames }) => frames.includes(frame))
  return group?.base ?? frame
}
