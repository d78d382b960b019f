import { ordinal, wordsOf } from '../../language'

/** What a thing is, as one sees it. */
const NOUNS = {
  text: 'text',
  control: 'button',
  picture: 'picture',
  photo: 'photo',
  faced: 'photo with a face',
  portrait: 'portrait',
  video: 'video',
  screenshot: 'screenshot',
  avatar: 'avatar',
  illustration: 'illustration',
  logo: 'logo',
  map: 'map',
  chart: 'chart',
  icon: 'icon',
  shape: 'shape',
  group: 'group',
  face: 'face',
  place: 'spot'
}

export type Noun = keyof typeof NOUNS

const SECOND = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** “the”, and the second and later of several: “the third”. */
function the(nth: number): string {
  return nth < 2 ? 'the' : `the ${SECOND[nth - 2] ?? ordinal(nth)}`
}

/** Names of what is seen in a picture: in a sentence, and (`row`) by themselves; the caller capitalises those. */
export const nameWords = wordsOf('engine/texts/names', {
  /** `nth`: which of several that are alike at one place, from 1. */
  thing: (noun: Noun, nth: number) => `${the(nth)} ${NOUNS[noun]}`,
  /** A thing with a name that cannot be seen. */
  called: (noun: Noun, name: string, nth: number) => `${the(nth)} ${NOUNS[noun]} “${name}”`,
  /** The words of a text or button. */
  said: (words: string, nth: number) => (nth < 2 ? `“${words}”` : `${the(nth)} “${words}”`),
  under: (name: string, heading: string) => `${name} under “${heading}”`,
  beside: (name: string, heading: string) => `${name} with “${heading}”`,
  row: {
    thing: (noun: Noun) => NOUNS[noun],
    called: (noun: Noun, name: string) => `${name} ${NOUNS[noun]}`
  }
})
