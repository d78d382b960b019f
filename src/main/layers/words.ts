import { wordsOf } from '../../language'

/** Why data of a frame's layers cannot be read or replaced. */
export const words = wordsOf('main/layers', {
  sharesNewer: {
    message:
      'The layers of this result were measured with a newer version of Glance, and are left as they are.',
    advice: 'Update Glance to measure them again.'
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
