import { wordsOf } from '../../language'

export const words = wordsOf('ui/live', {
  live: 'Live',
  about: 'Follow the frame while you edit it.',
  waiting: 'Edit the frame: the verdict follows.',
  computing: 'Looking at your change…',
  shown: 'As the frame is now. Run again to keep it.',
  slow: (seconds: string) => `Updates about ${seconds} s after you stop editing.`,
  failed: (message: string, advice: string) => `Could not follow your change. ${message} ${advice}`,
  unchanged: 'As when analysed.'
})
