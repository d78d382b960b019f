import { wordsOf } from '../../language'

/** The layers of a strip, and why none is laid out. */
export const words = wordsOf('main/video', {
  picture: 'Picture',
  overlay: 'Overlay',
  thePictures: 'the pictures',
  tooMany: (most: number, asked: number) => ({
    message: `Glance lays out 1 to ${most} pictures at once, not ${asked}.`,
    advice: 'Choose fewer moments of the video.'
  })
})
