import { wordsOf } from '../../language'
import { formatCount } from '../words/format-numbers'

/** What the brief's screen says. */
export const words = wordsOf('ui/brief', {
  /** What the fields are called, and what belongs into them. */
  field: {
    description: { name: 'Description', hint: 'What this design is' },
    goal: { name: 'Goal', hint: 'What it should achieve' },
    audience: { name: 'Audience', hint: 'Who it is for' },
    brand: { name: 'Brand', hint: 'Messaging or design constraints' }
  },
  characters: (count: number, most: number) =>
    `${formatCount(count)} of ${formatCount(most)} characters`,
  tooLong: (field: string, over: number, most: number) =>
    `${field} is ${formatCount(over)} ${over === 1 ? 'character' : 'characters'} too long: at most ${formatCount(most)} are taken.`,
  briefOf: 'Brief of',
  wholeFile: 'Whole file',
  thisFrame: 'This frame',
  ofFile: 'Holds for every frame without a brief of its own. Select a frame to give it one.',
  ofFileNotOf: (frame: string) =>
    `Holds for every frame without a brief of its own. ${frame} has one.`,
  ofFileAndOf: (frame: string) =>
    `Holds for every frame without a brief of its own, ${frame} among them.`,
  ownOf: (frame: string) => `${frame} has its own brief.`,
  filesFor: (frame: string) => `${frame} uses the file’s brief. Change a text to give it its own.`,
  useFileBrief: 'Use the file’s brief again',
  viewOnly: 'The brief can be read here. Changing it needs edit access.',
  unreadable: 'The brief could not be read',
  size: (kilobytes: number, most: number) => `The whole brief: ${kilobytes} of ${most} KB.`,
  tooLongToSend: 'Too long to be sent',
  tooLongToSendAbout:
    'Until it is shorter, summaries and recommendations are written without the brief. Nothing is cut.',
  unsaved: 'The brief could not be saved',
  saveAgain: 'Save again',
  example:
    'For example: “Landing page of a night-train company. Visitors should find the search and book a bed.” Summaries and recommendations take the brief into account.',
  saved: 'Saved in this file',
  saving: 'Saving…'
})
