import { wordsOf } from '../language'

/** The words of an unforeseen error. */
export const words = wordsOf('errors', {
  unexpected: 'Something failed without saying why.',
  tryAgain: 'Try again; if it happens twice, close and reopen Glance.'
})
