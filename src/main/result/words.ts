import { wordsOf } from '../../language'

/** Reasons why a result cannot be read, stored or shown. */
export const words = wordsOf('main/result', {
  newer: {
    message: 'This result was made with a newer version of Glance.',
    advice: 'Update Glance to see it, or delete the result and run again.'
  },
  broken: {
    message: 'The result kept on this frame cannot be read.',
    advice: 'Delete the result, then run again.'
  },
  none: {
    message: 'This frame has no Glance result any more.',
    advice: 'Redo what was undone, or run again.'
  },
  newerResult: {
    message: 'This frame has the result of a run that was started later. It stays.',
    advice: 'Keep the scores and main action of this run in its history, or discard them.'
  },
  tooLong: {
    message: 'This result is too long to keep in the file.',
    advice: 'Shorten the name of the frame, then run again.'
  },
  noMaps: { message: 'This result came without maps.', advice: 'Run again.' },
  noOverlay: {
    message: 'This frame has no overlays: they were removed by hand.',
    advice: 'Lay the maps over the frame again.'
  },
  theOverlays: 'the overlays',
  cut: 'The rest of this text was too long to keep in the file.',
  differenceMap: 'the difference map',
  actionNewer: {
    message:
      'The main action of this frame was marked with a newer version of Glance, and is left as it is.',
    advice: 'Update Glance to change it.'
  },
  actionTooLong: {
    message: 'The name of this layer is too long to keep in the file.',
    advice: 'Give the layer a shorter name, then mark it again.'
  },
  faults: {
    shares: faults('Attention by layer', 'It is measured again by itself.'),
    primary: faults('The main action', 'Mark it again.'),
    history: faults('The list of earlier runs', 'The next run begins a new one.')
  }
})

function faults(what: string, advice: string) {
  return {
    newer: {
      message: `${what} was kept by a newer version of Glance, and is left as it is.`,
      advice: 'Update Glance to see it.'
    },
    broken: { message: `${what} kept on this frame cannot be read.`, advice }
  }
}
