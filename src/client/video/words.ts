import { wordsOf } from '../../language'

/** Why a service would refuse a video file, and what to do. */
export const words = wordsOf('client/video', {
  empty: { fault: 'The video file is empty.', advice: 'Choose another file.' },
  tooLarge: {
    fault: 'The video file is larger than 100 MB.',
    advice: 'Make the video shorter or smaller.'
  },
  notWebm: {
    fault: 'The file is no .webm video, whatever its name says.',
    advice: 'Export it as .webm.'
  },
  cutOff: { fault: 'The video is cut off: its end is missing.', advice: 'Export it again.' },
  onlySound: { fault: 'The file has no picture, only sound.', advice: 'Choose a video.' },
  damaged: {
    fault: 'The video could not be read: it is damaged.',
    advice: 'Export it again.'
  },
  noFrames: { fault: 'The video has no frames.', advice: 'Export it again.' },
  noSize: { fault: 'The video states no size.', advice: 'Export it again.' },
  noLength: { fault: 'The video has no length.', advice: 'Export it again.' },
  tooLong: {
    fault: 'The video is longer than 60 seconds.',
    advice: 'Cut it to 60 seconds or less.'
  },
  unfitSize: {
    fault: 'The video is smaller than 40 px, or larger than 8K (7680 × 4320 px).',
    advice: 'Change its size.'
  },
  blank: {
    fault: 'The video is blank, so there is nothing to look at.',
    advice: 'Choose another video.'
  },
  unreadable: {
    fault: 'The video file can no longer be read from the disk.',
    advice: 'Choose it again.'
  }
})
