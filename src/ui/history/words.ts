import { wordsOf } from '../../language'

export const words = wordsOf('ui/history', {
  title: 'History',
  runs: (count: number) => `${count} runs`,
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

  runOf: (day: string) => `This is the run of ${day}.`,
  kept: 'The file keeps its picture, scores and first layers. Maps and texts are kept of the latest run alone.',
  back: 'Back to the latest',
  picture: (frame: string) => `${frame} as it was`,
  since: 'Since the run before',
  scores: 'Scores',
  /** `place`: “4th of 18”. */
  actionFares: (layer: string, share: string, place: string) =>
    `${layer} got ${share} of attention: ${place}.`,
  actionShare: (layer: string, share: string) => `${layer} got ${share} of attention.`,
  layers: 'Layers',
  layersUnknown: 'Which layers drew attention was not kept of this run.'
})
