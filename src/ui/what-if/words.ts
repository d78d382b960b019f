import { wordsOf } from '../../language'

/** Words of fixes and tries. `name` is a layer’s, in quotation marks. */
export const words = wordsOf('ui/what-if', {
  whatToChange: 'What to change',
  tryIt: 'Try it',
  tryItName: (change: string) => `Try it: ${change}`,
  /** Changes to make, as imperatives. */
  change: {
    recolour: (name: string, colour: string) => `Give ${name} the page’s ${colour}`,
    letters: (name: string, colour: string) => `Write ${name} in the page’s ${colour}`,
    swap: (name: string, other: string) => `Swap the looks of ${name} and ${other}`,
    muchLarger: (name: string) => `Make ${name} clearly larger`,
    larger: (name: string) => `Make ${name} a little larger`,
    higher: (name: string, px: number) => `Make ${name} ${px} px higher`,
    order: (name: string, before: string, times: number) =>
      `Move ${name} before ${before}${times > 1 ? `, in all ${times} alike` : ''}`
  },
  aLayer: 'a layer',
  anotherLayer: 'another layer',
  anotherColour: 'another colour',
  colours: {
    black: 'black',
    grey: 'grey',
    white: 'white',
    beige: 'beige',
    brown: 'brown',
    red: 'red',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    teal: 'teal',
    blue: 'blue',
    purple: 'purple',
    pink: 'pink'
  },
  /** Names of tried changes; without quotation marks in a copy’s name. */
  tried: {
    coloured: (name: string, colour: string) => `${name} in ${colour}`,
    swap: (name: string, other: string) => `${name} and ${other} swapped`,
    enlarge: (name: string) => `larger ${name}`,
    order: (name: string) => `${name} further up`
  },
  /** The estimated gain of a change. */
  gain: (before: string, after: string) => `about ${before} to ${after}`,
  places: (before: string, after: string) => `${before} to ${after}`,
  nowPlace: (place: string) => `now ${place}`,
  cost: (before: string, after: string) => `The headline gives up some: ${before} to ${after}.`,

  // What would help the main action.
  looking: (name: string) => `Looking for what helps ${name}`,
  lookingProgress: 'Changes tried',
  triedSoFar: (done: number, of: number) => `${done} of ${of} tried`,
  firstAlready: (name: string) => `Nothing to fix: ${name} comes first.`,
  wellPlaced: (name: string, rank: string) => `Nothing to fix: ${name} ${rank}.`,
  nothingHelps: (name: string, count: number) =>
    count === 0
      ? `Nothing could be tried for ${name}: no change fits it here.`
      : `${count === 1 ? 'One change was' : `${count} changes were`} tried for ${name}; none moves it by more than noise.`,
  nearest: (change: string, gain: string) => `Nearest: ${change}, ${gain}.`,
  selected: 'Selected layer',
  /** Layers of a group that were counted together. */
  asOne: (layers: string, isOne: boolean) => `${layers} ${isOne ? 'layer' : 'layers'} as one`,
  partOfPicture:
    'This is a picture: its parts cannot be changed here. Change it where it was made, then compare both.',
  locked: (names: string) => `Locked, so changes to it are not offered: ${names}.`,
  inInstance: (names: string) =>
    `In an instance, where Figma allows no other size or place: ${names}.`,
  whatHelps: 'What helps it?',
  noAction: 'Choose the main action above to see what would help it.',
  couldNotLook: 'What would help could not be tried',
  byGlance: 'Tried by Glance on this computer, not by the service.',
  copyName: (frame: string, tried: string) => `${frame} – tried: ${tried}`,
  title: 'Tried on copies',
  whatIsAsked: 'The picture of the copy',
  note: 'Changes are tried on a copy beside the frame.',
  mayCost: 'This may be charged.',
  runFirst: 'Run again, then fixes can be tried.',
  copying: 'Making the copy',
  progress: 'Analysis of the copy',
  cancel: 'Cancel',
  ifCancelled: 'If you cancel, the copy is removed.',
  before: 'Before',
  after: 'After',
  main: (name: string) => `Main action: ${name}`,
  picture: (copy: string) => `Picture of ${copy}`,
  outcome: {
    better: (name: string, points: string) => `Better: ${name} gets ${points} more attention.`,
    worse: (name: string, points: string) => `Worse: ${name} gets ${points} less attention.`,
    close: (name: string) => `Too close to call: attention on ${name} moves by no more than noise.`,
    unknown: (name: string) => `What ${name} gets in the copy could not be measured.`
  },
  keep: 'Keep',
  discard: 'Discard',
  keepCopy: (copy: string) => `Keep the copy “${copy}”`,
  discardCopy: (copy: string) => `Discard the copy “${copy}”`,
  show: 'Show',
  showLayer: (name: string) => `Show ${name}`,
  showCopy: (copy: string) => `Show the copy “${copy}”`,
  kept: 'Kept',
  dismiss: 'Dismiss',
  discardTheCopy: 'Discard the copy',
  keepTheCopy: 'Keep the copy',
  refused: (tried: string) => `Not tried: ${tried}`,
  failed: (tried: string) => `The copy could not be analysed: ${tried}`,
  outOfDate: {
    message: 'The frame has changed since its analysis.',
    advice: 'Run again, then try the change.'
  },
  noEffect: {
    message: 'Nothing can be seen of this change, so the copy was removed.',
    advice: 'Try another change.'
  },
  mayHoldEdits: 'The copy may have been edited since it was made. Discard it with any edits?',
  discardEdited: 'Discard with edits',
  keptEdited: {
    message: 'The copy has been edited meanwhile, so it was kept.',
    advice: 'Delete it on the canvas if you do not need it.'
  },
  notAnalysed: {
    message: 'The copy was not analysed.',
    advice: 'Analyse it like any frame, or discard it.'
  },
  gone: 'The copy was deleted on the canvas.',
  edited: 'The copy has been edited since, so this no longer holds.',
  original: 'The frame has changed since; the copy shows how it was.',
  earlier: 'From an earlier run of this frame.'
})
