import { wordsOf } from '../../language'

/** The thing that an error says may have been sent. */
export type SentThing = 'picture' | 'video' | 'address'

export const words = wordsOf('ui/kit', {
  screenFailed: 'This screen could not be shown',
  drawAgain: 'Show it again',
  sent: {
    no: (): string => 'Nothing was sent.',
    yes: (thing: SentThing) => `The ${thing} was sent.`,
    maybe: (thing: SentThing) => `The ${thing} may have been sent.`
  },
  /** A button's name as it is read out, with what it is about. */
  about: (name: string, what: string) => `${name} ${what}`,
  /** Something that is made, after the name of a button. */
  made: (name: string) => `the ${name.toLowerCase()}`,
  showFewer: 'Show fewer',
  showAll: (count: number) => `Show all ${count}`,
  of: (done: number, all: number) => `${done} of ${all}`,
  ofHundred: (score: number) => `${score} of 100`,
  runReplaced: {
    message: 'This frame has a newer run, and its result was left as it is.',
    advice: 'Look at the new result, then try again.'
  }
})
