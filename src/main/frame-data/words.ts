import type { BriefField } from '../../file'
import { wordsOf } from '../../language'

/** Why an ad visibility or a brief is not kept. */
export const words = wordsOf('main/frame-data', {
  adNewer: {
    message:
      'This frame has an ad visibility of a newer version of Glance, which is left as it is.',
    advice: 'Update Glance, then try again.'
  },
  adTooLong: {
    message: 'This ad visibility is too long to keep in the file.',
    advice: 'Shorten the name of the frame, then try again.'
  },
  briefNewer: {
    message: 'This brief was written with a newer version of Glance, and is left as it is.',
    advice: 'Update Glance to read and change it.'
  },
  briefTooLong: (field: BriefField) => ({
    message: `The ${field} text of this brief is too long to keep in the file. Nothing was saved.`,
    advice: 'Shorten it to 10,000 characters or fewer.'
  })
})
