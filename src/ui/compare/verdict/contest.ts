import { CLARITY_DECIDES } from '../../words/noise'
import { COLUMN_FACTS } from '../columns'
import { type ComparedFrame, type Comparison, groupsOf } from '../comparison'
import { sortRows } from '../ranking/sort-header'

export interface Contestant {
  frame: ComparedFrame
  value: number
}

/** What decides between variants, and how they stand. */
export interface Contest {
  by: 'share' | 'clarity'
  /** Those whose number is known, two at least, best first; equal ones in the comparison's order. */
  ranked: [Contestant, Contestant, ...Contestant[]]
  /** Those that may be as good as the best: what is between them is too little to decide. The best itself included. */
  even: Contestant[]
}

/**
 * The ranking rule, among frames of the base's medium: with a main action marked and measured in two variants, its share of attention
 * decides; else clarity. null when two variants have neither.
 */
export function contestOf({
  primaryName,
  ...compared
}: Pick<Comparison, 'frames' | 'baseId' | 'primaryName'>): Contest | null {
  const [{ frames }] = groupsOf(compared)
  const byShare = primaryName === null ? null : ranking(frames, 'share')
  return byShare ?? ranking(frames, 'clarity')
}

function ranking(frames: readonly ComparedFrame[], by: Contest['by']): Contest | null {
  const { valueOf, noise } = COLUMN_FACTS[by]
  const decides = (value: number, best: number): number =>
    by === 'clarity' ? CLARITY_DECIDES : noise(value, best)
  const known = frames.flatMap((frame) => {
    const value = valueOf(frame)
    return value === null ? [] : [{ frame, value }]
  })
  const [best, next, ...others] = sortRows(known, ({ value }) => value, 'descending')
  if (best === undefined || next === undefined) return null
  const ranked: Contest['ranked'] = [best, next, ...others]
  const even = ranked.filter(({ value }) => best.value - value <= decides(value, best.value))
  return { by, ranked, even }
}
