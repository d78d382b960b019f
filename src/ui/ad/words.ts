import { wordsOf } from '../../language'

export const words = wordsOf('ui/ad', {
  phases: {
    exporting: 'Exporting the frame',
    sending: 'Handing over the picture',
    scoring: 'Scoring'
  },
  about: 'Scores the frame as an advertisement: how likely it is to be noticed.',
  /** Named in sentences about what was sent. */
  thePicture: 'The picture',
  score: 'Score as an ad',
  scoreAgain: 'Score again',
  /** In a line with the other scores. */
  line: (score: string) => `Ad ${score}`,
  scoring: 'scoring…',
  failed: 'could not be scored',
  outOfDate: 'out of date',
  changed: {
    title: 'The frame has changed since this score',
    text: 'The score belongs to the earlier design.'
  },
  otherEngine: {
    earlier: 'Scored with an earlier engine. Score again for today’s number.',
    later: 'Scored with a later engine. Update Glance to get the same number.'
  },
  notInFile: 'Not kept in the file',
  name: 'Ad visibility',
  band: 'estimate',
  meaning: 'Higher is more visible. Compare versions of the same ad.',
  noRange: (host: string) =>
    `${host} does not state the range of this score. Compare ads that it has scored, or enter the highest score in Settings and score again.`,
  theService: 'The service',
  of: (score: string, most: string) => `${score} of ${most}`
})
