import { wordsOf } from '../../language'

export const words = wordsOf('ui/brief', {
  field: {
    description: { name: 'Description', hint: 'What this design is' },
    goal: { name: 'Goal', hint: 'What it should achieve' },
    audience: { name: 'Audience', hint: 'Who it is for' },
    brand: { name: 'Brand', hint: 'Messaging or design constraints' }
  },
  characters: (count: string, most: string) => `${count} of ${most} characters`,
  tooLong: (field: string, over: string, most: string) =>
    `${field} is ${over} ${over === '1' ? 'character' : 'characters'} too long: at most ${most} are taken.`,
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
    'For example: “Landing page of a night-train company. Visitors should find the search and book a bed.” The goal decides which button is suggested as the main action; the summary says how what goal and audience name fares.',
  saved: 'Saved in this file',
  saving: 'Saving…'
})
