import { wordsOf } from '../language'

/** Messages about work off the panel's thread, in the panel and in its Workers. */
export const words = wordsOf('workers', {
  /** Who works, as the beginning of a sentence. */
  workers: {
    engine: 'The built-in engine',
    video: 'The reading of the video'
  },
  stopped: (who: string) => `${who} stopped unexpectedly.`,
  tookTooLong: (who: string) => `${who} took too long.`,
  notStarted: 'The script did not start.',
  engineStopped: {
    message: 'The built-in engine stopped twice over this.',
    advice: 'Close what needs much memory or take a smaller frame, then run again.'
  },
  cannotDraw: 'This browser cannot draw.',
  chooseAnother: 'Choose another file.',
  undecodable: 'The video cannot be decoded here.',
  undecodableAt: (seconds: string) => `The video cannot be decoded at ${seconds} seconds.`,
  noPicture: 'The video has no picture.'
})
