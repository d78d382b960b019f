import { wordsOf } from '../../language'

/** Why a mark is not kept. */
export const words = wordsOf('main/intent', {
  newer: {
    message:
      'The main action of this frame was marked with a newer version of Glance, and is left as it is.',
    advice: 'Update Glance to change it.'
  },
  tooLong: {
    message: 'The name of this layer is too long to keep in the file.',
    advice: 'Give the layer a shorter name, then mark it again.'
  }
})
