import { wordsOf } from '../../language'

/** Why a change cannot be tried, and what to do about it. */
export const words = wordsOf('main/what-if', {
  copy: 'the copy',
  outOfDate: {
    message: 'The frame has changed since its analysis.',
    advice: 'Run again, then try the change.'
  },
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
  severalSizes: (name: string) => ({
    message: `“${name}” has letters of several sizes.`,
    advice: 'Change it by hand.'
  }),
  picture: (name: string) => ({
    message: `“${name}” is filled with a picture, so it has no colour to change.`,
    advice: 'Try another change.'
  }),
  onPicture: (name: string) => ({
    message: `“${name}” lies on a picture, so its contrast cannot be told.`,
    advice: 'Put a plain or darkened ground behind it.'
  }),
  noColour: (name: string) => ({
    message: `The page has no other colour that stands apart more than that of “${name}”.`,
    advice: 'Try another change.'
  }),
  calmAlready: (name: string) => ({
    message: `“${name}” has no colour that could be calmer.`,
    advice: 'Try another change.'
  }),
  readable: (name: string) => ({
    message: `The letters of “${name}” already stand out by 4.5 to 1 or more.`,
    advice: 'Try another change.'
  }),
  first: (name: string) => ({
    message: `“${name}” already comes first where it is.`,
    advice: 'Try another change.'
  }),
  alone: (name: string) => ({
    message: `“${name}” has nothing beside it that could give it more space.`,
    advice: 'Try another change.'
  }),
  noRoom: (name: string) => ({
    message: `There is no room for that around “${name}”: it would reach over something else, or out of the frame.`,
    advice: 'Try another change, or make room first.'
  }),
  noEffect: (name: string) => ({
    message: `That would change nothing: what is around “${name}” decides how it looks.`,
    advice: 'Try another change.'
  }),
  notACopy: {
    message: 'This frame is no copy that Glance has made.',
    advice: 'Delete it by hand.'
  }
})
