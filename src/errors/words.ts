import { wordsOf } from '../language'

/** Words for unforeseen errors. */
export const words = wordsOf('errors', {
  unexpected: 'Something failed without saying why.',
  tryAgain: 'Try again; if it happens twice, close and reopen Glance.'
})
