import { wordsOf } from '../../language'

/** Why an ad visibility is not kept. */
export const words = wordsOf('main/ad', {
  newer: {
    message:
      'This frame has an ad visibility of a newer version of Glance, which is left as it is.',
    advice: 'Update Glance, then try again.'
  },
  tooLong: {
    message: 'This ad visibility is too long to keep in the file.',
    advice: 'Shorten the name of the frame, then try again.'
  }
})
