import { wordsOf } from '../../language'

/** How the main action fares. */
export const words = wordsOf('ui/main-action', {
  unknown: (name: string) =>
    `What share of attention ${name} gets cannot be told from this result.`,
  /** `standing`: “comes 4th of 18”. */
  gets: (name: string, share: string, standing: string) =>
    `${name} gets ${share} of attention and ${standing}.`,
  /** `day` and `share` are those of the run before. */
  unmoved: (day: string, share: string) =>
    `No change to speak of since the run of ${day} (${share}).`,
  up: (points: string, day: string, share: string) =>
    `Up ${points} since the run of ${day} (${share}).`,
  down: (points: string, day: string, share: string) =>
    `Down ${points} since the run of ${day} (${share}).`
})
