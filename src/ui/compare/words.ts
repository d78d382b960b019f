import { wordsOf } from '../../language'

export const words = wordsOf('ui/compare', {
  columns: {
    seen: (seconds: number) => `Seen in ${seconds} s`,
    focus: 'Focus'
  },
  rows: {
    caption: (seconds: number) =>
      `How many of 100 people look at a layer within ${seconds} seconds. ↑ more than in the base, ↓ less.`,
    notThere: 'not there',
    noLayers: 'Layers are not known for these frames.'
  },
  badges: { wins: 'Better', base: 'Base', outOfDate: 'Out of date' },

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

  selectTwo: 'Select two or more frames to compare',
  whatItShows: 'See which variant works better, by how much, and what moved.',
  oneSelected: (name: string) => `“${name}” is selected`,
  selectAnother: 'Select another frame with it: hold Shift and click.',
  framesSelected: (count: number) => `${count} frames selected`,
  framesAreSelected: (count: number) => `${count} frames are selected`,
  tooManySelected: (most: number) => `At most ${most} frames are compared at once. Select fewer.`,
  tooFew: (left: number) => ({
    message: left === 1 ? 'Only one frame has a result.' : 'None of these frames has a result.',
    advice: 'A comparison needs two.'
  }),
  cancelled: 'Its analysis was cancelled.',
  unreadableResult: 'Its saved result cannot be read.',
  noResult: 'It has no result.',
  noMap: 'It has no attention map.',
  unreadableMap: 'Its attention map cannot be read, so its layers are not known.',
  changed: 'It changed since its analysis, so its layers are not known.',
  unmeasured: (reason: string) => `Its layers could not be measured. ${reason}`,
  leftOut: (count: number) =>
    count === 1 ? '1 frame is left out' : `${count} frames are left out`,

  comparing: 'Comparing',
  comparingFrames: (count: number) => `Comparing ${count} frames`,
  comparison: 'Comparison',
  framesRead: (done: number, of: number) => `${done} of ${of} frames read`,
  nothingToCompare: 'Nothing to compare',
  theComparison: 'the comparison',
  framesCompared: (count: number) => `${count} frames compared`,
  whatMoved: 'What moved',
  howSure: 'How sure?',

  mainActionIs: (name: string, suggested: boolean) =>
    suggested ? `Main action: ${name} (our guess).` : `Main action: ${name}.`,
  noneMarked: 'None marked',
  notInBase: (name: string) => `${name} (not in the base)`,
  whichLayer: 'What should people press? The variant in which most people see it is better.',
  suggested: 'Our guess. The variant in which most people see it is better.',
  confirmAbout: 'the main action',

  /** A pair of main actions that may be two. */
  pair: {
    title: 'Is it the same button?',
    same: 'The same',
    another: (frame: string) => `In “${frame}” it is`,
    crop: (layer: string, frame: string) => `${layer} in ${frame}`
  },

  /** Names come in quotation marks where they are `quoted`. */
  board: {
    board: 'Board',
    needsEditing:
      'A board shows the variants side by side on the canvas. Placing it needs edit access.',
    place: 'Place board',
    remove: 'Remove board',
    failed: 'The board could not be placed',
    willReplace: 'There is a board of these frames: it will be replaced, unless it was edited.',
    whatComes: (count: number) =>
      `The ${count} frames side by side on the canvas, as layers you can edit.`,
    placed: 'The board lies on the canvas. Placing it again replaces it; one undo removes it.',
    replaced: 'The earlier board was replaced. Undo brings it back.',
    withoutPictures: 'Frames that could not be exported are there without pictures.',
    told: { placed: 'The board was placed.', replaced: 'The earlier board was replaced.' },
    cancelled: 'Cancelled. Nothing was placed.',
    removed: 'The board was removed. Undo brings it back.',
    edited: 'The board may have been edited since it was placed. Remove the board with any edits?',
    removeEdited: 'Remove with edits',

    title: (names: string) => `${names} compared`,
    calloutsTitle: (variant: string, base: string) =>
      `Seen within 2 seconds in ${variant}, against ${base}`,
    map: (name: string, meaning: string) => `${name}: ${meaning}`,
    marks: 'Orange: seen by more people than in the base. Blue: by fewer. Grey: by as many.',
    signs: '▲ better than the base, ▼ worse, ≈ too close to call',
    below: (frames: string) => `Not seen without scrolling in ${frames}`,
    mainAction: (names: string, suggested: boolean) =>
      suggested ? `Main action: ${names} (our guess)` : `Main action: ${names}`,
    cut: 'Long pages are shown from their top',
    footnote: (providers: string, moment: string) =>
      `Estimates by a model of how people look at screens. Analysed: ${providers}, last on ${moment}.`
  }
})
