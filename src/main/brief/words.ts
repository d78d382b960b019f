import type { BriefField } from '../../file'
import { wordsOf } from '../../language'

/** Why a brief is not kept. */
export const words = wordsOf('main/brief', {
  tooLong: (field: BriefField) => ({
    message: `The ${field} text of this brief is too long to keep in the file. Nothing was saved.`,
    advice: 'Shorten it to 10,000 characters or fewer.'
  })
})
