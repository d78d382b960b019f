import { wordsOf } from '../language'

/** Said of an error that nobody foresaw. */
export const words = wordsOf('errors', {
  unexpected: 'Something failed without saying why.',
  tryAgain: 'Try again; if it happens twice, close and reopen Glance.'
})
