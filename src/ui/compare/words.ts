import { wordsOf } from '../../language'

/** What the compare screen says around a comparison. */
export const words = wordsOf('ui/compare', {
  columns: {
    share: {
      name: 'Main action',
      short: 'Action',
      meaning: 'Share of attention that the main action gets.'
    },
    rank: {
      name: 'Rank of the main action',
      short: 'Rank',
      meaning: 'Which of the frame’s layers people see first: the place of the main action.'
    },
    clarity: {
      name: 'Clarity',
      short: 'Clarity',
      meaning: 'Higher is tidier and easier to take in.'
    },
    excitingness: {
      name: 'Excitingness',
      short: 'Exciting',
      meaning: 'Higher is livelier; neither end is better.'
    },
    focus: {
      name: 'Focus',
      short: 'Focus',
      meaning: 'How much attention gathers in few places; neither end is better.'
    }
  },
  up: (places: number) => `${places} up`,
  down: (places: number) => `${places} down`,

  compare: 'Compare',
  eachPicture: (withBrief: boolean): string =>
    withBrief ? 'Each picture, with the brief,' : 'Each picture',
  allFirst: (count: number) => `${count === 2 ? 'Both' : `All ${count}`} are analysed first.`,
  someFirst: (count: number) =>
    `${count === 1 ? '1 of them is' : `${count} of them are`} analysed first; the others have results.`,
  charged: (count: number) => `${count === 1 ? 'It' : 'Each'} may be charged.`,
  nothingSent: 'Nothing is sent: the results are in the file.',
  twoNeeded: 'Two frames with results are needed.',
  twoNeededToView:
    'Two frames with results are needed. Analysing places layers, which needs edit access.',
  unreadableLeftOut: (count: number) =>
    count === 1
      ? '1 frame has no readable result and is left out.'
      : `${count} frames have no readable result and are left out.`,
  busy: 'An analysis is running; compare when it has ended.',

  selectTwo: 'Select two or more frames to compare',
  whatItShows: 'Glance shows which variant wins, by how much, and where attention moved.',
  oneSelected: (name: string) => `“${name}” is selected`,
  selectAnother: 'Select another frame with it: hold Shift and click.',
  framesSelected: (count: number) => `${count} frames selected`,
  framesAreSelected: (count: number) => `${count} frames are selected`,
  tooManySelected: (most: number) => `At most ${most} frames are compared at once. Select fewer.`,
  tooMany: (most: number) => ({
    message: `At most ${most} frames are compared at once.`,
    advice: 'Select fewer frames.'
  }),
  tooFew: (left: number) => ({
    message: left === 1 ? 'Only one frame has a result.' : 'None of these frames has a result.',
    advice: 'A comparison needs two.'
  }),
  cancelled: 'Its analysis was cancelled.',
  unreadableResult: 'Its saved result cannot be read.',
  noResult: 'It has no result.',
  noMap: 'It has no attention map.',
  unreadableMap: 'Its attention map cannot be read, so shares are not known.',
  changed: 'It changed since its analysis, so shares of its layers are not known.',
  unmeasured: (reason: string) => `Its layers could not be measured. ${reason}`,
  leftOut: (count: number) =>
    count === 1 ? '1 frame is left out' : `${count} frames are left out`,

  comparing: 'Comparing',
  comparingFrames: (count: number) => `Comparing ${count} frames`,
  comparison: 'Comparison',
  framesRead: (done: number, of: number) => `${done} of ${of} frames read`,
  cancel: 'Cancel',
  nothingToCompare: 'Nothing to compare',
  dismiss: 'Dismiss',
  theComparison: 'the comparison',
  framesCompared: (count: number) => `${count} frames compared`,
  base: 'Base',
  whatMoved: 'What moved',
  howSure: 'How sure?',

  mainAction: 'Main action',
  mainActionIs: (name: string, suggested: boolean) =>
    suggested ? `Main action: “${name}”, suggested.` : `Main action: “${name}”.`,
  none: 'None',
  noneMarked: 'None marked',
  notInBase: (name: string) => `“${name}” (not in the base)`,
  whichLayer: 'Which layer should people press? The variant in which it gets most attention wins.',
  suggested: 'Suggested. The variant in which it gets most attention wins.',
  confirm: 'Confirm',
  confirmAbout: 'the main action'
})
