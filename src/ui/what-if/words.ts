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

  // What would help the main action.
  looking: (name: string) => `Trying changes for ${name}`,
  lookingProgress: 'Changes tried',
  triedSoFar: (done: number, of: number) => `${done} of ${of} tried`,
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
  runFirst: 'The frame has changed. Run again for new suggestions.',
  allKept: 'Each suggestion is a frame of its own now.',
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
  theCopy: (copy: string) => `the copy “${copy}”`,
  discarded: 'Copy discarded. Undo brings it back.',
  show: 'Show',
  nowAFrame: (copy: string) => `“${copy}” is a frame of its own now.`,
  failed: (change: string) => `The copy could not be analysed: ${change}`,
  outOfDate: {
    message: 'The frame has changed since its analysis.',
    advice: 'Run again, then try the change.'
  },
  noEffect: {
    message: 'This change cannot be seen, so the copy was removed.',
    advice: 'Try another change.'
  },
  notAnalysed: {
    message: 'The copy was not analysed.',
    advice: 'Analyse it like any frame, or discard it.'
  },
  edited: 'The copy has been edited since, so this no longer holds.',
  original: 'The frame has changed since; the copy shows how it was.',
  earlier: 'From an earlier run of this frame.'
})
