import { wordsOf } from '../../language'

const frames = (count: number): string => (count === 1 ? '1 frame' : `${count} frames`)

/** Words of the Analyse screen: the selection, and the page's results. */
export const words = wordsOf('ui/analyse', {
  busy: 'An analysis is running; this can follow.',
  picture: (withBrief: boolean): string =>
    withBrief ? 'The picture, with the brief,' : 'The picture',
  pictures: (withBrief: boolean): string =>
    withBrief ? 'Each picture, with the brief,' : 'Each picture',
  compare: 'Compare',

  misplaced: (count: number) =>
    count === 1
      ? 'One overlay no longer lies over its frame'
      : `${count} overlays no longer lie over their frames`,
  misplacedAdvice:
    'Frames were moved, copied or deleted. This moves overlays back, and removes those without a frame.',
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
  leftOut: 'Skipped',
  selectedLayers: 'Selected layers',
  layersSelected: (count: number, onlyFrames: boolean) =>
    `${count} ${onlyFrames ? 'frames' : 'layers'} selected`,
  moreSelected: (count: number, listed: number) =>
    `Only the first ${listed} are listed; ${count} more ${count === 1 ? 'layer is' : 'layers are'} selected.`,
  analyseFrames: (count: number) => (count === 0 ? 'All analysed' : `Analyse ${frames(count)}`),
  eachCharged: 'Each may be charged.',
  noResult: 'This frame has no result yet.',

  inside: (layer: string, frame: string) => `${layer} is inside ${frame}.`,
  analyseAround: (frame: string) => `Analyse ${frame}`,
  hasResult: (frame: string) => `${frame} has a result.`,
  showResult: 'Show its result',
  alone: (layer: string) => `Analyse ${layer} alone`,

  medium: {
    title: 'Medium',
    wide: (name: string, px: number) => `${name}, ${px} px wide`,
    large: (name: string, width: number, height: number) => `${name}, ${width} × ${height} px`,
    several: (name: string) => `${name}, by size`,
    mixed: (names: string) => `${names}, by size`
  },

  start: {
    title: 'Select a frame to analyse',
    about: 'Glance shows what people look at first, and what to change.',
    before: 'A page',
    after: 'and where people look',
    reading: 'Reading this page…',
    unread: 'This page could not be read',
    noFrames: 'There is no frame on this page to analyse.',
    analyseAll: (count: number) =>
      count === 1 ? 'Analyse the frame on this page' : `Analyse all ${count} frames on this page`,
    analyseRest: (count: number) =>
      count === 1 ? 'Analyse 1 more frame' : `Analyse ${count} more frames`,
    allDone: 'All frames on this page are analysed.',
    fresh: (count: number) => `Already analysed: ${frames(count)}.`,
    beyond: (count: number) => `Left for the next run: ${frames(count)}.`,
    inAll: (count: number) => (count === 1 ? '1 picture in all.' : `${count} pictures in all.`),
    sentTo: (count: number, host: string) =>
      count === 1 ? `1 picture is sent to ${host}.` : `${count} pictures are sent to ${host}.`,
    ask: (count: number) => `Analyse ${count} frames?`,
    askAbout: 'You can cancel at any time; finished results stay.',
    notNow: 'Not now'
  },

  results: {
    title: 'Results on this page',
    none: 'No frame on this page has a result yet.',
    frames: 'frames'
  },

  batch: {
    running: (count: number): readonly [string, string] => [frames(count), ' are being analysed'],
    showAll: 'Show all',
    back: (count: number) => `Back to all ${count} results`,
    dismiss: 'Done',
    again: (count: number) => (count === 1 ? 'Try 1 again' : `Try ${count} again`),
    kept: 'Unchanged frames kept the result of the last hour and were not sent again.',
    leftOut: 'The others would fail for the same reason, so they were not sent.',
    cancelled: (note: string) => `Cancelled: ${note}`,
    analysed: 'Analysed frames',
    failed: 'Failed frames',
    compareCount: (count: number) => `Compare ${count}`,
    choose: (most: number) => `To compare some, select up to ${most} of them on the canvas.`,
    maybe: (host: string) => `${host} may have accepted it; sending it again may be charged twice.`,
    notChargedAgain: 'It is not charged again.'
  }
})
