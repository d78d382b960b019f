import { wordsOf } from '../../language'

/** Words of fixes and tries. `name` is a layer’s, in quotation marks. */
export const words = wordsOf('ui/what-if', {
  whatToChange: 'What to change',
  changes: 'changes',
  apply: 'Apply to my frame',
  applyName: (change: string) => `Apply to my frame: ${change}`,
  applied: 'Applied to your frame. Undo takes it back.',
  tryIt: 'Try on a copy',
  tryItName: (change: string) => `Try on a copy: ${change}`,
  /** Changes to make, as imperatives. */
  change: {
    recolour: (name: string, colour: string) => `Fill ${name} with ${colour}`,
    /** A layer, and others that get the same. */
    andMore: (name: string, more: string) => `${name} and ${more} more`,
    contrast: (name: string, colour: string) => `Write ${name} in ${colour}`,
    darken: (name: string, colour: string, code: string) =>
      `Make the ${colour} of ${name} darker (${code})`,
    lighten: (name: string, colour: string, code: string) =>
      `Make the ${colour} of ${name} lighter (${code})`,
    swap: (name: string, other: string) => `Swap the looks of ${name} and ${other}`,
    touch: (name: string) => `Make ${name} 44 px high`,
    order: (name: string, before: string) => `Move ${name} before ${before}`
  },
  /** Numbers that are a reason by themselves. */
  fact: {
    contrast: (from: string, to: string) => `contrast ${from} → ${to} to 1; 4.5 is readable`,
    fill: (from: string, to: string) =>
      `contrast with what is around it ${from} → ${to} to 1; 3 stands out`,
    touch: (from: string, to: string) => `${from} → ${to} px, for fingers`
  },
  bringAbove: (name: string, gain: string | null) =>
    gain === null
      ? `Bring ${name} above the fold.`
      : `Bring ${name} above the fold. As a bar at the end of the first screen: ${gain}.`,
  aLayer: 'a layer',
  anotherLayer: 'another layer',
  anotherColour: 'another colour',
  /** A colour of the design, with its code. */
  yourColour: (colour: string, code: string) => `your ${colour} (${code})`,
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
  /** In parts of the viewers who see it. */
  cost: (before: string, after: string) => `Costs the headline: ${before} → ${after}.`,

  // What would help the main action.
  looking: (name: string) => `Trying changes for ${name}`,
  lookingProgress: 'Changes tried',
  triedSoFar: (done: number, of: number) => `${done} of ${of} tried`,
  earlyEnough: (name: string, place: string) => `${name} is seen early enough (${place}).`,
  nothingHelps: (name: string, count: number) =>
    count === 0
      ? `No suggestion for ${name}.`
      : count === 1
        ? `We tried one change. It does not clearly help ${name}.`
        : `We tried ${count} changes. None clearly helps ${name}.`,
  selected: 'Selected layer',
  /** Names the list of reasons. */
  whyMissed: (name: string) => `Why ${name} is missed`,
  /** A box drawn over the frame, after “8 of 10 people see”. */
  thisPlace: 'this place',
  /** The frame has changed since. */
  asAnalysed: 'on the frame as analysed',
  partOfPicture: 'Flat image: edit the original, import it, then compare.',
  locked: (names: string) => `Locked, so not tried: ${names}.`,
  inInstance: (names: string) => `In an instance, so not moved or resized: ${names}.`,
  whatHelps: 'What helps it?',
  noAction: 'Pick the main action above to get suggestions.',
  couldNotLook: 'No suggestions could be made',
  byGlance: 'Tried by Glance on this computer, not by the service.',
  copyName: (frame: string, change: string) => `${frame} – tried: ${change}`,
  title: 'Tried on copies',
  whatIsAsked: 'The picture of the copy',
  note: 'Copies are made beside the frame.',
  mayCost: 'This may be charged.',
  runFirst: 'Run again to get new suggestions.',
  copying: 'Making the copy',
  ifCancelled: 'The copy is removed.',
  before: 'Before',
  after: 'After',
  main: (name: string) => `Main action: ${name}`,
  picture: (copy: string) => `Picture of ${copy}`,
  outcome: {
    /** `change`: “1 in 10 → 3 of 10 see “Buy” within 2 seconds”. */
    better: (change: string) => `Better: ${change}.`,
    worse: (change: string) => `Worse: ${change}.`,
    close: (name: string) => `Too close to call: about as many see ${name} as before.`,
    unknown: (name: string) => `How many see ${name} in the copy is not known.`
  },
  keep: 'Keep',
  discard: 'Discard',
  keepCopy: (copy: string) => `Keep the copy “${copy}”`,
  discardCopy: (copy: string) => `Discard the copy “${copy}”`,
  show: 'Show',
  showLayer: (name: string) => `Show ${name}`,
  showCopy: (copy: string) => `Show the copy “${copy}”`,
  nowAFrame: (copy: string) => `“${copy}” is a frame of its own now.`,
  refused: (change: string) => `Not tried: ${change}`,
  failed: (change: string) => `The copy could not be analysed: ${change}`,
  outOfDate: {
    message: 'The frame has changed since its analysis.',
    advice: 'Run again, then try the change.'
  },
  noEffect: {
    message: 'This change cannot be seen, so the copy was removed.',
    advice: 'Try another change.'
  },
  mayHoldEdits: 'The copy may have been edited. Discard it with all edits?',
  discardEdited: 'Discard with edits',
  notAnalysed: {
    message: 'The copy was not analysed.',
    advice: 'Analyse it like any frame, or discard it.'
  },
  edited: 'The copy has been edited since, so this no longer holds.',
  original: 'The frame has changed since; the copy shows how it was.',
  earlier: 'From an earlier run of this frame.'
})
