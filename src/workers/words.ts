import { wordsOf } from '../language'

interface Size {
  width: number
  height: number
}

const MAPS = { attention: 'attention', perception: 'first looks' }

/** What is said of work off the panel's thread, in the panel and in its Workers. */
export const words = wordsOf('workers', {
  /** Who works, as the beginning of a sentence. */
  workers: {
    engine: 'The built-in engine',
    markdown: 'The reading of Markdown',
    measuring: 'The measuring of maps',
    video: 'The reading of the video'
  },
  stopped: (who: string) => `${who} stopped unexpectedly.`,
  tookTooLong: (who: string) => `${who} took too long.`,
  notStarted: 'The script did not start.',
  engineEnded: 'The built-in engine has stopped.',
  cannotDraw: 'This browser cannot draw.',
  chooseAnother: 'Choose another file.',
  undecodable: 'The video cannot be decoded here.',
  undecodableAt: (seconds: string) => `The video cannot be decoded at ${seconds} seconds.`,
  noPicture: 'The video has no picture.',
  mapDamaged: (map: keyof typeof MAPS, reason: string) => ({
    message: `The ${MAPS[map]} map in the file is damaged: ${reason}`,
    advice: 'Run again to get a new map.'
  }),
  differentShapes: (base: Size, other: Size) =>
    `The frames have different shapes (${base.width} × ${base.height} and ${other.width} × ${other.height} px), so one map cannot be laid over the other.`,
  mapUnreadable: {
    base: (why: string) => `The attention map of the base frame cannot be read. ${why}`,
    compared: (why: string) => `The attention map of the compared frame cannot be read. ${why}`
  },
  /** Why a map cannot be read, as readings name it. */
  unreadable: {
    even: 'It is one even colour.',
    colours: 'Its colours do not say where much is seen and where little.',
    rough: 'It has the fine detail of a picture, not the smooth run of a map.',
    empty: 'It shows no attention anywhere.'
  }
})
