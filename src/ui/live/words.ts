import { wordsOf } from '../../language'

export const words = wordsOf('ui/live', {
  live: 'Live',
  off: 'Follow the frame while you edit it.',
  waiting: 'Edit the frame: the verdict follows.',
  computing: 'Looking at your change…',
  shown: 'As the frame is now. Run again to keep it.',
  slow: (seconds: string) => `Takes ${seconds} s here, so it waits until you pause for longer.`,
  failed: (message: string, advice: string) => `Could not follow your change. ${message} ${advice}`,
  gets: (share: string, before: string) => `It gets ${share} of attention; ${before} when analysed.`
})
