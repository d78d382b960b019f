import { wordsOf } from '../../language'

const frames = (count: number): string => (count === 1 ? '1 frame' : `${count} frames`)

/** Words of the Analyse screen: the selection, and the page's results. */
export const words = wordsOf('ui/analyse', {
  earlierRun: 'An analysis is running; this frame can follow.',
  earlierRuns: 'An analysis is running; these can follow.',
  picture: 'The picture',
  pictureWithBrief: 'The picture, with the brief,',
  pictures: 'Each picture',
  picturesWithBrief: 'Each picture, with the brief,',
  compare: 'Compare',

  misplaced: (count: number) =>
    count === 1
      ? 'One overlay no longer lies over its frame'
      : `${count} overlays no longer lie over their frames`,
  misplacedAdvice:
    'Frames were moved, copied or deleted. Overlays go back to their frames; those without one are removed.',
  putRight: 'Put right',

  showFrame: 'Show frame',

  states: {
    unknown: '',
    none: 'Not analysed',
    otherwise: 'Analysed differently',
    outOfDate: 'Out of date',
    broken: 'Unreadable result'
  },
  analysed: 'Analysed',
  analysedAt: (age: string) => `Analysed ${age}`,
  leftOut: 'Left out',
  selectedLayers: 'Selected layers',
  layersSelected: (count: number, onlyFrames: boolean) =>
    `${count} ${onlyFrames ? 'frames' : 'layers'} selected`,
  moreSelected: (count: number, listed: number) =>
    `${count} more ${count === 1 ? 'layer is' : 'layers are'} selected: the first ${listed} are listed.`,
  leaveOut: 'Leave out what is analysed',
  haveResult: (count: number) =>
    count === 1 ? '1 frame has this result' : `${frames(count)} have this result`,
  analyseFrames: (count: number) =>
    count === 0 ? 'Nothing left to analyse' : `Analyse ${frames(count)}`,
  eachCharged: 'Each may be charged.',
  viewOnly: {
    frame:
      'This frame has no result yet. Analysing places layers, which needs edit access. Results others have made are shown here.',
    frames:
      'Analysing places layers, which needs edit access. Results others have made are shown here.',
    page: 'Analysing places layers, which needs edit access. Results others have made can be opened here.'
  },

  inside: (layer: string, frame: string) => `${layer} is inside ${frame}.`,
  analyseAround: (frame: string) => `Analyse ${frame}`,
  hasResult: (frame: string) => `${frame} has a result.`,
  showResult: 'Show its result',
  alone: (layer: string) => `Analyse ${layer} alone`,

  medium: {
    title: 'Medium',
    bySize: (name: string) => `By size: ${name}`,
    wide: (name: string, px: number) => `${name}, ${px} px wide`,
    large: (name: string, width: number, height: number) => `${name}, ${width} × ${height} px`,
    several: (name: string) => `${name}, by size`,
    chosen: (name: string) => `${name}, as chosen`,
    mixed: (names: string) => `${names}, by size`
  },

  start: {
    title: 'Select a frame to analyse',
    about:
      'Glance shows what people will probably look at first, lays maps of it over your design and says what to change.',
    before: 'A page',
    after: 'and where people look on it',
    analyseSelection: 'Analyse selection',
    nothingSelected: 'Nothing is selected on the canvas.',
    reading: 'Reading this page…',
    unread: 'This page could not be read',
    noFrames: 'There is no frame on this page to analyse.',
    analyseAll: (count: number) =>
      count === 1 ? 'Analyse the frame on this page' : `Analyse all ${count} frames on this page`,
    analyseRest: (count: number) =>
      count === 1 ? 'Analyse 1 more frame' : `Analyse ${count} more frames`,
    allDone: (count: number) =>
      count === 1
        ? 'The frame on this page has its result.'
        : `All ${count} frames on this page have their results.`,
    fresh: (count: number) =>
      count === 1
        ? '1 frame has its result and is left out.'
        : `${count} frames have their results and are left out.`,
    beyond: (count: number) =>
      count === 1
        ? '1 more frame does not fit into one run.'
        : `${count} more frames do not fit into one run.`,
    inAll: (count: number) => (count === 1 ? '1 picture in all.' : `${count} pictures in all.`),
    sentTo: (count: number, host: string) =>
      count === 1 ? `1 picture is sent to ${host}.` : `${count} pictures are sent to ${host}.`,
    ask: (count: number) => `Analyse ${count} frames?`,
    askAbout: 'It can be cancelled at any time; what is done by then stays.',
    notNow: 'Not now'
  },

  results: {
    title: 'Results on this page',
    none: 'No frame on this page has a result yet.',
    outOfDate: 'Out of date',
    showAll: (count: number) => `Show all ${count}`
  },

  batch: {
    running: (count: number): readonly [string, string] => [frames(count), ' are being analysed'],
    showAll: 'Show all',
    back: (count: number) => `Back to all ${count} results`,
    dismiss: 'Done',
    again: (count: number) => (count === 1 ? 'Try 1 again' : `Try ${count} again`),
    took: (time: string) => `In ${time}.`,
    kept: 'Kept: the picture was analysed within the last hour with the same options, so it was not sent again.',
    cancelled: (note: string) => `Cancelled: ${note}`,
    analysed: 'Analysed frames',
    failed: 'Failed frames',
    compareOne: (name: string) => `Compare ${name}`,
    compareCount: (count: number) => (count < 2 ? 'Compare' : `Compare ${count}`),
    choose: (least: number, most: number) => `Choose ${least} to ${most} to compare them.`,
    maybe: (host: string) => `${host} may have accepted it; sending it again may be charged twice.`,
    notChargedAgain: 'It is not charged again.'
  }
})
