import { wordsOf } from '../language'

const OPEN_AGAIN = 'Close Glance and open it again.'

export const words = wordsOf('bridge', {
  noAnswer: (call: string) => ({
    message: `Figma did not answer in time (${call}).`,
    advice: 'Figma may be busy with a large file. Wait a moment and try again.'
  }),
  unfitRequest: (call: string) => ({
    message: `Glance’s panel asked for something that cannot be done as it was asked (${call}). Nothing was changed.`,
    advice: OPEN_AGAIN
  })
})
