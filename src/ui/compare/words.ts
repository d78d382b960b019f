import { wordsOf } from '../../language'

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
      meaning: 'Higher is more exciting; neither end is better.'
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
  confirmAbout: 'the main action',

  ranking: {
    ranking: 'Ranking',
    table: 'Variants, with differences from the base',
    frame: 'Frame',
    select: (name: string) => `Select ${name}`,
    wins: 'Wins',
    base: 'Base',
    outOfDate: 'Out of date',
    tooClose: 'too close to call',
    better: 'better',
    worse: 'worse',
    note: 'Differences are from the base. ▲ is better, ▼ worse, ≈ too close to call.'
  },

  /** A frame in the modes of its variables. */
  modes: {
    analyse: 'Analyse in every mode',
    /** `modes` is a list of names. */
    whatComes: (modes: string) => `Compares ${modes}, on copies that go again.`,
    mayCost: 'This may be charged.',
    copies: 'Copies in other modes',
    copiesGo: 'They go when Glance is closed, too. Edited ones stay.',
    remove: 'Remove the copies',
    edited: 'Edited copies stay.'
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
    mapOnIt: 'Map on it',
    noMap: 'None',
    placed: 'The board lies on the canvas. Placing it again replaces it; one undo removes it.',
    replaced: 'The earlier board was replaced. Undo brings it back.',
    withoutPictures: 'Frames that could not be exported are there without pictures.',
    told: { placed: 'The board was placed.', replaced: 'The earlier board was replaced.' },
    cancelled: 'Cancelled. Nothing was placed.',
    removed: 'The board was removed. Undo brings it back.',
    edited: 'The board may have been edited since it was placed. Remove the board with any edits?',
    removeEdited: 'Remove with edits',
    keep: 'Keep',

    title: (names: string) => `${names} compared`,
    base: 'Base',
    wins: 'Wins',
    rank: 'Its rank',
    points: (delta: string) => `${delta} points`,
    calloutsTitle: (variant: string, base: string) => `Attention in ${variant}, against ${base}`,
    gets: (layer: string, now: string, before: string) =>
      `${layer}: ${now} instead\u00a0of\u00a0${before}`,
    isNew: (layer: string, now: string) => `${layer} is new: ${now}`,
    isGone: (layer: string, before: string) => `${layer} is gone: it had ${before}`,
    map: (name: string, meaning: string) => `${name}: ${meaning}`,
    marks: 'Numbered: orange gets more attention than in the base, blue less, grey about as much',
    units:
      'Main action: its share of all attention; its rank: how early it is seen; scores: out of 100',
    outOfHundred: 'Scores: out of 100',
    signs: '▲ better than the base, ▼ worse, ≈ too close to call',
    below: (frames: string) => `Not seen without scrolling in ${frames}`,
    mainAction: (names: string, suggested: boolean) =>
      suggested ? `Main action: ${names}, suggested` : `Main action: ${names}`,
    cut: 'Long pages are shown from their top',
    footnote: (providers: string, moment: string) =>
      `Estimates by a model of how people tend to look at screens; nobody was watched. Analysed: ${providers}, last on ${moment}.`
  }
})
