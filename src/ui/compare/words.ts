import { wordsOf } from '../../language'
import { listWords } from '../../language/list-words'

/** The variant that wins with its number, and the next with the rest. */
interface Lead {
  best: string
  share: string
  next: string
  rest: string
  /** True where there are others. */
  many: boolean
}

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

  mainActionIs: (names: string, suggested: boolean) =>
    suggested ? `Main action: ${names} (our guess)` : `Main action: ${names}`,
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
    cut: 'Long pages are shown from their top',
    footnote: (providers: string, moment: string) =>
      `Estimates by a model of how people look at screens. Analysed: ${providers}, last on ${moment}.`
  },

  /** How many see a layer, against the base. */
  change: {
    instead: (now: string, before: string) => `${now} instead\u00a0of\u00a0${before}`,
    isNew: (now: string) => `new, ${now}`,
    isGone: (before: string) => `gone, had ${before}`
  },

  /** Names come in quotation marks, numbers as they are shown. */
  verdict: {
    same: (names: string) => `People see the same in ${names}.`,
    unknown: (names: string) =>
      `${names} cannot be compared: fewer than two of them have a clarity score or measured layers.`,
    theMainAction: 'the main action',
    of: (what: string, variant: string) => `${what} in ${variant}`,
    unsure: (actions: string) => `Is it the same button? ${capital(actions)}.`,
    moved: (variant: string, more: string | null, fewer: string | null) =>
      more === null
        ? `In ${variant}, fewer people see ${fewer}.`
        : `In ${variant}, more people see ${more}${fewer === null ? '' : `, fewer ${fewer}`}.`,
    kinds: {
      desktopWeb: 'desktop pages',
      mobileWeb: 'mobile screens',
      generic: 'other designs'
    },
    notRanked: (kinds: string) => `${capital(kinds)} are not ranked against each other.`,

    noiseOfSeen: (points: string) => noise(points),
    noiseOfClarity: (points: string) => noise(`${points} of clarity`),
    realPeople: 'This does not cover how well the model matches real people.',
    suggestedDecides: (layer: string) => `${layer} is our guess for the main action.`,
    clarityDecides: 'No main action is known, so clarity decides.',
    clarityDecidesBeside: (layer: string) =>
      `${layer} is found in only one of these frames, so clarity decides.`,
    wins: ({ best, share, next, rest, many }: Lead) =>
      `${best}: ${share}, ${many ? `next comes ${next}` : next}: ${rest}.`,
    partSees: (part: string, layer: string) => `${part} of people see ${layer} within 2 seconds`,
    winsByClarity: ({ best, share, next, rest, many }: Lead) =>
      many
        ? `${best} is clearest with ${share} of 100, next comes ${next} with ${rest}.`
        : `${best} is clearer: ${share} of 100 against ${rest} in ${next}.`,
    /** Values with the variant of each. */
    closeByClarity: (values: string) => `Too close to call: clarity is ${values}.`,
    clarityNeeds: (decides: number) =>
      `People agree often enough which is clearer only from ${decides} points on.`,
    closeBySeen: (layer: string, values: string) =>
      `Too close to call: ${layer} is seen within 2 seconds by ${values}.`,

    providers: (names: string) =>
      `Different engines made these results (${names}): their numbers are hard to compare. Run all of them again with one.`,
    engines: (versions: string) =>
      `Analysed by different versions of the engine (${versions}): their numbers are hard to compare. Run the earlier ones again.`,
    earlierEngine: 'an earlier one',
    sizes: 'The frames differ in size, and the larger one has more to see: compare with care.',
    tooSmall: (names: readonly string[]) =>
      names.length === 1
        ? `${listWords(names)} is too small to judge: analyse the frame around it.`
        : `${listWords(names)} are too small to judge: analyse the frames around them.`,
    outOfDate: (names: readonly string[]) =>
      `${listWords(names)} changed since the analysis: the numbers are of the earlier design.`,
    rough: (names: string) =>
      `Numbers of ${names} are rough: the service’s map can only be read approximately.`
  },

  /** The difference map. Names come as designers gave them. */
  difference: {
    whereMoved: 'Where attention moved',
    variant: 'Variant',

    elsewhere: (share: string, base: string) =>
      `${share} of attention lies elsewhere than in “${base}”.`,
    hide: 'Hide',
    theMap: 'the difference map',
    mapPicture: (variant: string, base: string) =>
      `${variant} with the difference map against ${base}`,
    mapMeaning: (base: string) => `Against “${base}”: transparent where nothing changed.`,
    onCanvasToo: (variant: string) => `It lies over “${variant}” on the canvas as well.`,
    notOnCanvas: 'It could not be laid on the canvas',
    differenceMap: 'Difference map',
    measuring: 'Comparing the attention maps…',
    whereItGoes: (variant: string) => `Shown here, and laid over “${variant}” on the canvas.`,
    shownHereOnly: 'Shown here; laying it over the frame needs edit access.',
    failed: 'The difference map could not be made',
    otherEngines:
      'Different engines made these two maps, so part of the difference is theirs. Run both again with the same one.'
  }
})

function noise(bound: string): string {
  return `Up to ${bound} may be noise: a design that is moved by 1–3 px, scaled by 3% or saved again changes by no more in 95 of 100 cases, measured with the built-in engine.`
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
