import { wordsOf } from '../../language'

/** How the main action's share moved. */
export const words = wordsOf('ui/main-action', {
  /** `day` and `share` are those of the run before. */
  unmoved: (day: string, share: string) =>
    `No change to speak of since the run of ${day} (${share}).`,
  up: (points: string, day: string, share: string) =>
    `Up ${points} since the run of ${day} (${share}).`,
  down: (points: string, day: string, share: string) =>
    `Down ${points} since the run of ${day} (${share}).`
})
