import { wordsOf } from '../../language'
import { ordinal } from '../words/ordinal'

/** How the main action fares. */
export const words = wordsOf('ui/intent', {
  unknown: (name: string) =>
    `What share of attention ${name} gets cannot be told from this result.`,
  gets: (name: string, share: string, rank: number, of: string) =>
    `${name} gets ${share} of attention and ${placeOf(rank, of)}.`,
  /** `day` and `share` are those of the run before. */
  unmoved: (day: string, share: string) =>
    `No change to speak of since the run of ${day} (${share}).`,
  up: (points: string, day: string, share: string) =>
    `Up ${points} since the run of ${day} (${share}).`,
  down: (points: string, day: string, share: string) =>
    `Down ${points} since the run of ${day} (${share}).`
})

function placeOf(rank: number, of: string): string {
  return of === '1' ? 'is the only layer there is' : `comes ${ordinal(rank)} of ${of} layers`
}
