import { wordsOf } from '../../language'

/** Words around the screens. */
export const words = wordsOf('ui/app', {
  tab: {
    analyse: 'Analyse',
    compare: 'Compare',
    brief: 'Brief',
    page: 'Web page',
    video: 'Video',
    settings: 'Settings'
  },
  more: 'More',
  noStart: 'Glance could not start',
  wentWrong: 'That did not work',
  waits: 'An unfinished analysis waits for you',
  running: 'An analysis is running',
  failed: 'An analysis failed',
  resize: 'Resize panel',
  resizeAbout: 'Drag, or press the arrow keys, to resize',
  whatYouSelected: 'What you selected',
  analysed: (name: string) => `${name} is analysed. Its maps lie over it.`
})
