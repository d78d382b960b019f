import { CLARITY_DECIDES } from '../../words/noise'
import { COLUMN_FACTS } from '../columns'
import { type ComparedFrame, type Comparison, type Group, groupsOf } from '../comparison'
import { sortRows } from '../sort-rows'
import { movedMost } from '../variant/layer-changes'

export interface RankedVariant {
  frame: ComparedFrame
  value: number
}

/** The number that decides between variants, and their order by it. */
export interface VariantRanking {
  by: 'share' | 'clarity'
  /** Those whose number is known, two at least, best first; equal ones in the comparison's order. */
  ranked: [RankedVariant, RankedVariant, ...RankedVariant[]]
  /** The best, and those too close to it to call. */
  tied: RankedVariant[]
}

/**
 * Ranks the frames of the base's medium: by the main action's share of attention where it is marked and measured in
 * two of them, else by clarity. null when two variants have neither.
 */
export function rankVariants({
  mainActionName,
  ...compared
}: Pick<Comparison, 'frames' | 'baseId' | 'mainActionName'>): VariantRanking | null {
  const [{ frames }] = groupsOf(compared)
  const byShare = mainActionName === null ? null : rankBy(frames, 'share')
  return byShare ?? rankBy(frames, 'clarity')
}

function rankBy(frames: readonly ComparedFrame[], by: VariantRanking['by']): VariantRanking | null {
  const { valueOf, noise } = COLUMN_FACTS[by]
  const decides = (value: number, best: number): number =>
    by === 'clarity' ? CLARITY_DECIDES : noise(value, best)
  const known = frames.flatMap((frame) => {
    const value = valueOf(frame)
    return value === null ? [] : [{ frame, value }]
  })
  const [best, next, ...others] = sortRows(known, ({ value }) => value, 'descending')
  if (best === undefined || next === undefined) return null
  const ranked: VariantRanking['ranked'] = [best, next, ...others]
  const tied = ranked.filter(({ value }) => best.value - value <= decides(value, best.value))
  return { by, ranked, tied }
}

/** The variant that the verdict describes: the winner, else the one in which most attention moved. */
export function mainVariant(compared: Omit<Comparison, 'verdict'>, group: Group): ComparedFrame {
  const { base, frames } = group
  const ranking = rankVariants({ ...compared, frames, baseId: base.nodeId })
  const winner = ranking?.tied.length === 1 ? ranking.ranked[0].frame : base
  if (winner !== base) return winner
  const moved = (frame: ComparedFrame): number => movedMost(compared, base, frame).all
  const others = frames.filter((frame) => frame !== base)
  return others.reduce(
    (most, frame) => (moved(frame) > moved(most) ? frame : most),
    others[0] ?? base
  )
}
