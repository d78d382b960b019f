import { wordsOf } from '../../language'

export const words = wordsOf('ui/history', {
  title: 'History',
  seenIn: (layer: string) => `“${layer}”, seen in 2 s`,
  list: 'Runs of this frame, newest first',
  times: (count: number) => `${count} times`,
  shown: 'shown here',
  aboutRuns: 'runs',

  first: 'First run',
  otherEngine: 'Another engine',
  otherMaker: 'Analysed elsewhere',
  otherMedium: 'Another medium',
  same: 'Same design, run again',
  unchanged: 'No clear change',
  from: (layer: string, before: string, now: string) => `${layer} ${before} → ${now}`,
  by: (what: string, difference: string) => `${what} ${difference}`,

  /** How many see the main action, against an earlier run. */
  unmoved: (day: string, before: string) => `About the same as on ${day} (${before}).`,
  up: (before: string, now: string, day: string) => `Up from ${before} to ${now} since ${day}.`,
  down: (before: string, now: string, day: string) => `Down from ${before} to ${now} since ${day}.`
})
