import { wordsOf } from '../../language'

/** The thing that an error says may have been sent. */
export type SentThing = 'picture' | 'video' | 'address'

export const words = wordsOf('ui/words', {
  tryAgain: 'Try again',
  cancel: 'Cancel',
  /** A button's name as it is read out, with what it is about. */
  about: (name: string, what: string) => `${name} ${what}`,
  /** Something that is made, after the name of a button. */
  made: (name: string) => `the ${name.toLowerCase()}`,
  showFewer: 'Show fewer',
  showAll: (count: number) => (count === 2 ? 'Show both' : `Show all ${count}`),
  of: (done: number, all: number) => `${done} of ${all}`,
  ofHundred: (score: number) => `${score} of 100`,
  screenFailed: 'This screen could not be shown',
  drawAgain: 'Show it again',
  sent: {
    no: (): string => 'Nothing was sent.',
    yes: (thing: SentThing) => `The ${thing} was sent.`,
    maybe: (thing: SentThing) => `The ${thing} may have been sent.`
  },
  runReplaced: {
    message: 'This frame has a newer run, and its result was left as it is.',
    advice: 'Look at the new result, then try again.'
  },
  devMode: 'Dev Mode shows results and changes nothing',
  switchToDesign: 'Switch to Design to change anything; that needs edit access.',

  more: (count: number) => `${count} more`,
  mainAction: 'Main action',
  /** Where a layer comes in the order in which people see them. */
  place: {
    level: (place: string) => `${place}, about level`,
    below: 'not seen without scrolling',
    unknown: 'not known',
    seen: (place: string) => `is seen ${place}`,
    is: (place: string) => `is ${place}`
  },
  aboutEqually: 'about level',
  quoted: (name: string) => `“${name}”`,
  point: '1 point',
  points: (count: string) => `${count} points`,
  justNow: 'just now',
  unknownDate: 'unknown date',
  provider: { 'on-device': 'On this device', service: 'Analysis service' },
  engine: (version: string) => `engine ${version}`,
  mediumRule:
    'Auto goes by size: upright and 320–500 px wide, or as large as a phone’s screenshot, is a mobile screen; 700 px or wider is a desktop page. Banners, posters, posts and tablets are other designs.',
  tooSmall: 'Too small to judge. Analyse the frame around it.',
  maps: {
    attention: {
      meaning: 'Where people look in the first seconds.',
      scale: { low: 'Rarely', high: 'Often' }
    },
    perception: {
      meaning: 'What is seen at first glance; the rest is dimmed.',
      scale: { low: 'Later', high: 'At once' }
    },
    hotspots: {
      meaning: 'Larger rings draw the eye more.',
      scale: null
    },
    clarity: {
      meaning: 'How much each area adds to clutter.',
      scale: { low: 'Clear', high: 'Cluttered' }
    },
    excitingness: {
      meaning: 'Exciting areas keep their colours; calm ones turn grey.',
      scale: { low: 'Calm', high: 'Exciting' }
    },
    roi: {
      meaning: 'Attention within the service’s regions of interest.',
      scale: null
    },
    difference: {
      meaning: 'Where attention moved between two variants.',
      scale: { low: 'Less attention', high: 'More attention' }
    }
  },
  /** A map by its name: in a sentence. */
  aMap: (name: string) => `${name.toLowerCase()} map`,
  aScore: (name: string) => `${name.toLowerCase()} score`,
  scores: {
    clarity: { name: 'Clarity', meaning: 'Higher is tidier and easier to take in.' },
    excitingness: {
      name: 'Excitingness',
      meaning: 'Higher is more exciting; neither end is better.'
    }
  },
  calm: 'calm',
  exciting: 'exciting',
  /** The method, for the panel's note and every report. */
  method: [
    'Everything here is an estimate by a model of how people look at screens. No people were watched for it.',
    '“8 of 10 people” is how many look at a layer at least once in 2 seconds. It was fitted to people who looked at web pages; phones and other designs use the same curve.',
    'Early enough is what half of the people see within 2 seconds, or what is among the first three.',
    'Being seen does not mean being understood, liked or used.',
    'Scores compare designs with each other. A few points are no difference.',
    'The viewer is an average one: maps and numbers do not know your goal or audience.'
  ]
})
