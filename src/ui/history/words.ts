import { wordsOf } from '../../language'

export const words = wordsOf('ui/history', {
  title: 'History',
  clarity: 'Clarity',
  excitingness: 'Excitingness',
  attentionTo: (layer: string) => `Attention to ${layer}`,
  list: 'Runs of this frame, newest first',
  times: (count: number) => `${count} times`,
  shown: 'shown here',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  aboutRuns: 'runs',

  first: 'The first run that is kept',
  otherEngine: 'Another engine',
  otherMaker: 'Analysed by somebody else',
  otherMedium: 'Another medium',
  same: 'The same design, run again',
  unchanged: 'No change to speak of',
  from: (layer: string, before: string, now: string) => `${layer} ${before} → ${now}`,
  by: (what: string, difference: string) => `${what} ${difference}`,

  picture: (frame: string) => `${frame} as it was`,

  /** How the main action’s share moved; `day` and `share` are those of the run before. */
  unmoved: (day: string, share: string) =>
    `No change to speak of since the run of ${day} (${share}).`,
  up: (points: string, day: string, share: string) =>
    `Up ${points} since the run of ${day} (${share}).`,
  down: (points: string, day: string, share: string) =>
    `Down ${points} since the run of ${day} (${share}).`
})
