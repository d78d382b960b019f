import { wordsOf } from '../../language'

/** Reasons why a frame has no picture, and sentences about placed pictures. */
export const words = wordsOf('main/pictures', {
  failed: (reason: string) => ({
    message: `Figma could not export this frame (${reason}).`,
    advice: 'Check that it is visible and not empty, then try again.'
  }),
  noPng: 'no PNG came back',
  tooNarrow: {
    message:
      'As drawn, with its shadows and strokes, one side of this frame is more than 50 times the other.',
    advice: 'Analyse a part of it, or the frame around it.'
  },
  tooDetailed: {
    message: 'The picture of this frame cannot be made smaller than 5 MB.',
    advice: 'Analyse a part of it.'
  },
  overlaysInside: {
    message:
      'The overlays in this section lie in its picture, so Glance cannot see what it looks like now.',
    advice: 'Hide the overlays, or analyse it again.'
  },
  untitled: 'Untitled'
})
