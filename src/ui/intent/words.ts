import { wordsOf } from '../../language'
import { formatCount, formatFixed } from '../words/format-numbers'
import { ordinal } from '../words/ordinal'

/** How the main action fares. */
export const words = wordsOf('ui/intent', {
  unknown: (name: string) =>
    `What share of attention ${name} gets cannot be told from this result.`,
  gets: (name: string, share: string, rank: number, of: number) =>
    `${name} gets an estimated ${share} of attention, ${placeOf(rank, of)}.`,
  /** `day` and `share` are those of the run before. */
  unmoved: (day: string, share: string) =>
    `No change to speak of since the run of ${day} (${share}).`,
  moved: (points: number, day: string, share: string) => {
    const size = Math.abs(points)
    const count = formatFixed(size, Number.isInteger(size) ? 0 : 1)
    return `${points > 0 ? 'Up' : 'Down'} ${count} ${size === 1 ? 'point' : 'points'} since the run of ${day} (${share}).`
  }
})

function placeOf(rank: number, of: number): string {
  if (of === 1) return 'the only layer there is'
  const all = `${formatCount(of)} layers`
  return rank === 1 ? `the most of ${all}` : `${ordinal(rank)} of ${all}`
}
