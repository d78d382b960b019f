import { wordsOf } from '../../language'

export const words = wordsOf('ui/story', {
  place: 'No.',
  layer: 'Layer',
  mainAction: 'main action',
  /** Said of a difference, in the place of its sign. */
  signs: { better: 'better', worse: 'worse', level: 'too close to call' },
  arrows: { more: 'more than in the base', less: 'less than in the base' },
  unlisted: (count: number) =>
    count === 1 ? '1 later layer is left out.' : `${count} later layers are left out.`,
  select: (name: string) => `Select ${name}`,
  selectIn: (value: string, layer: string, frame: string) =>
    `${value}: select ${layer} in ${frame}`,
  picture: (frame: string) => `Picture of ${frame}`,
  marked: (frame: string, callouts: string) => `Picture of ${frame}, marked: ${callouts}`
})
