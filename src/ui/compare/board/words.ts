import { wordsOf } from '../../../language'

/** What is said of the board, and what is on it. Names come in quotation marks where they are `quoted`. */
export const words = wordsOf('ui/compare/board', {
  board: 'Board',
  needsEditing:
    'A board shows the variants side by side on the canvas. Placing it needs edit access.',
  place: 'Place board',
  remove: 'Remove board',
  failed: 'The board could not be placed',
  willReplace: 'There is a board of these frames: it will be replaced.',
  whatComes: (count: number) =>
    `The ${count} frames side by side on the canvas, as layers you can edit.`,
  mapOnIt: 'Map on it',
  noMap: 'None',
  placed: 'The board lies on the canvas. Placing it again replaces it; one undo removes it.',
  replaced: 'The earlier board was replaced. Undo brings it back.',
  withoutPictures: 'Frames that could not be exported are there without pictures.',
  cancelled: 'Cancelled. Nothing was placed.',
  removed: 'The board was removed. Undo brings it back.',

  more: (count: number) => `${count} more`,
  title: (names: string) => `${names} compared`,
  base: 'Base',
  mostAttention: 'Most attention',
  clearest: 'Clearest',
  rank: 'Its rank',
  calloutsTitle: (variant: string, base: string) => `Attention in ${variant}, against ${base}`,
  gets: (layer: string, now: string, before: string) =>
    `${layer}: ${now} instead\u00a0of\u00a0${before}`,
  isNew: (layer: string, now: string) => `${layer} is new: ${now}`,
  isGone: (layer: string, before: string) => `${layer} is gone: it had ${before}`,
  map: (name: string, meaning: string) => `${name}: ${meaning}`,
  marks: 'Numbered: orange gets more attention, blue less',
  signs: '▲ better than the base, ▼ worse, ≈ too close to call',
  below: (frames: string) => `Not seen without scrolling in ${frames}`,
  mainAction: (names: string, suggested: boolean) =>
    suggested ? `Main action: ${names}, suggested` : `Main action: ${names}`,
  cut: 'Long pages are shown from their top',
  footnote: (providers: string, moment: string) =>
    `Estimates by a model of how people tend to look at screens; nobody was watched. Analysed: ${providers}, last on ${moment}.`
})
