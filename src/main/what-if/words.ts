import { wordsOf } from '../../language'

/** Why a change cannot be tried, and what to do about it. */
export const words = wordsOf('main/what-if', {
  copy: 'the copy',
  change: 'the change',
  unsupported: {
    message: 'Changes are tried on frames, groups and components.',
    advice: 'Analyse the frame that you work on.'
  },
  layerGone: {
    message: 'This layer is no longer in the frame.',
    advice: 'Run again.'
  },
  locked: (name: string) => ({
    message: `“${name}” is locked.`,
    advice: 'Unlock it to try changes on it.'
  }),
  inInstance: (name: string) => ({
    message: `“${name}” lies inside an instance, where Figma neither moves nor resizes layers.`,
    advice: 'Detach the instance, or try it in its main component.'
  }),
  fontMissing: (name: string, font: string) => ({
    message: `“${name}” has text in ${font}, which is not there.`,
    advice: 'Install the font, or replace it, then try again.'
  }),
  noRoom: (name: string) => ({
    message: `There is no room for that around “${name}”: it would reach over something else, or out of the frame.`,
    advice: 'Try another change, or make room first.'
  }),
  noEffect: (name: string) => ({
    message: `That would change nothing: what is around “${name}” decides how it looks.`,
    advice: 'Try another change.'
  }),
  /** Why a copy cannot be compared. */
  unread: {
    newer: {
      message: 'A newer version of Glance made this copy.',
      advice: 'Update Glance to compare it.'
    },
    broken: {
      message: 'This copy’s note cannot be read.',
      advice: 'Analyse it like any frame, or discard it.'
    }
  },
  notACopy: {
    message: 'This frame is no copy that Glance has made.',
    advice: 'Delete it by hand.'
  }
})
