import { wordsOf } from '../language'

export const words = wordsOf('bridge', {
  noAnswer: (call: string) => ({
    message: `Figma did not answer in time (${call}).`,
    advice: 'Figma may be busy with a large file. Wait a moment and try again.'
  })
})
