import { wordsOf } from '../../language'

export const words = wordsOf('ui/ad', {
  phases: {
    exporting: 'Exporting the frame',
    sending: 'Handing over the picture',
    scoring: 'Scoring',
    downloading: 'Fetching the analysed picture'
  },
  about: 'Scores the frame as an advertisement: how likely it is to be noticed.',
  notKept: (why: string) => `${why}: the score is shown, not kept.`,
  /** Named in sentences about what was sent. */
  thePicture: 'The picture',
  nothingSelected: {
    title: 'Select the frame of an ad',
    text: 'Glance scores how likely it is to be noticed.'
  },
  severalSelected: {
    title: (count: number) => `${count} frames selected`,
    text: 'Select one to analyse.'
  },
  outOfDate: 'Out of date',
  changed: {
    title: 'The frame has changed since this score',
    text: 'The score belongs to the earlier design.'
  },
  runAgain: 'Run again',
  pictureOf: (title: string) => `${title} as it was analysed`,
  placePicture: 'Place picture',
  placeHelp: 'Lays the analysed picture on the canvas, named with its score',
  notInFile: 'Not kept in the file',
  name: 'Ad visibility',
  band: 'estimate',
  meaning: 'Higher is more visible. Compare versions of the same ad.',
  noRange: (host: string) =>
    `${host} does not state the range of this score. Compare ads that it has scored, or enter the highest score in Settings and run again.`,
  theService: 'The service',
  /** The layers that a picture is placed as. */
  layer: (title: string) => `Ad: ${title}`,
  still: (score: string) => `Ad visibility ${score}`,
  /** Named where Figma cannot read a picture. */
  theAd: 'the ad',
  score: (score: string, most: string) => `${score} of ${most}`
})
