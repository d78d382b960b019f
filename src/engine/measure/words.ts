import { wordsOf } from '../../language'

interface Size {
  width: number
  height: number
}

const MAPS = { attention: 'attention', perception: 'first looks' }

/** Messages for maps that cannot be measured or compared. */
export const words = wordsOf('engine/measure', {
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
