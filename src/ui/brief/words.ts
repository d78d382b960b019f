import { wordsOf } from '../../language'

export const words = wordsOf('ui/brief', {
  field: {
    description: { name: 'Description', hint: 'What this design is, for a service’s texts' },
    goal: { name: 'Goal', hint: 'What people should do; picks the main button' },
    audience: { name: 'Audience', hint: 'Who it is for, for a service’s texts' },
    brand: { name: 'Brand', hint: 'Messaging or design rules, for a service’s texts' }
  },
  characters: (count: string, most: string) => `${count} of ${most} characters`,
  tooLong: (field: string, over: string, most: string) =>
    `${field} is ${over} ${over === '1' ? 'character' : 'characters'} too long: at most ${most} are taken.`,
  briefOf: 'Brief of',
  wholeFile: 'Whole file',
  thisFrame: 'This frame',
  ofFile: 'Used for every frame without its own brief.',
  selectFrame: 'Select a frame to give it one.',
  ownOf: (frame: string) => `${frame} has its own brief.`,
  filesFor: (frame: string) => `${frame} uses the file’s brief. Change a text to give it its own.`,
  useFileBrief: 'Use the file’s brief again',
  unreadable: 'The brief could not be read',
  size: (kilobytes: number, most: number) => `The whole brief: ${kilobytes} of ${most} KB.`,
  tooLongToSend: 'Too long to be sent',
  tooLongToSendAbout:
    'Until it is shorter, a service writes its texts without the brief. Nothing is cut.',
  unsaved: 'The brief could not be saved',
  saveAgain: 'Save again',
  example:
    'A goal, for example: “Visitors book a bed on a night train.” Then the button that asks for it is suggested as the main action.',
  saved: 'Saved in this file',
  saving: 'Saving…'
})
