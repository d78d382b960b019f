import { CLARITY_DECIDES } from '../../words/noise'
import { COLUMN_FACTS } from '../columns'
import { baseOf, type ComparedFrame, type Comparison, rankable } from '../comparison'
import { layerChanges } from '../variant/layer-changes'

export interface RankedVariant {
  frame: ComparedFrame
  value: number
}

/** The number that decides between variants, and their order by it. */
export interface VariantRanking {
  by: 'seen' | 'clarity'
  /** Those whose number is known, two at least, best first; equal ones in the comparison's order. */
  ranked: [RankedVariant, RankedVariant, ...RankedVariant[]]
  /** The best, and those too close to it to call. */
  tied: RankedVariant[]
}

/**
 * Ranks the frames of the base's medium: by how many see the main action within two seconds, where that is known of two of
 * them, else by clarity. null when two variants have neither, and while it is not sure that their main actions are one.
 */
export function rankVariants(
  compared: Pick<Comparison, 'frames' | 'baseId'>
): VariantRanking | null {
  const frames = rankable(compared)
  if (frames.some(({ unsure }) => unsure)) return null
  return rankBy(frames, 'seen') ?? rankBy(frames, 'clarity')
}

function rankBy(frames: readonly ComparedFrame[], by: VariantRanking['by']): VariantRanking | null {
  const { valueOf, noise } = COLUMN_FACTS[by]
  const known = frames.flatMap((frame) => {
    const value = valueOf(frame)
    return value === null ? [] : [{ frame, value }]
  })
  const [best, next, ...others] = known.sort((one, other) => other.value - one.value)
  if (best === undefined || next === undefined) return null
  const ranked: VariantRanking['ranked'] = [best, next, ...others]
  const decides = (value: number): number =>
    by === 'clarity' ? CLARITY_DECIDES : noise(value, best.value)
  return { by, ranked, tied: ranked.filter(({ value }) => best.value - value <= decides(value)) }
}

/** The variant that the verdict describes: the winner, else the one in which most has changed; the base without others. */
export function mainVariant(
  compared: Pick<Comparison, 'frames' | 'baseId' | 'layers'>
): ComparedFrame {
  const base = baseOf(compared)
  const ranking = rankVariants(compared)
  const winner = ranking?.tied.length === 1 ? ranking.ranked[0].frame : base
  if (winner !== base) return winner
  const moved = (frame: ComparedFrame): number =>
    layerChanges(compared, frame).reduce((sum, { gain }) => sum + Math.abs(gain), 0)
  const others = rankable(compared).filter((frame) => frame !== base)
  return others.reduce(
    (most, frame) => (moved(frame) > moved(most) ? frame : most),
    others[0] ?? base
  )
}
