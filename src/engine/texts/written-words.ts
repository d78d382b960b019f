import { wordsOf } from '../../language'
import type { UsualKind } from '../../file'
import { type ClarityBand, words } from './words'

const USUAL_FOR: Record<UsualKind, string> = {
  desktop: 'a web page',
  poster: 'a poster or advertisement',
  chart: 'a chart',
  photograph: 'a photograph'
}

/** The sentences of the written summary and recommendations; the caller capitalises them. */
export const written = wordsOf('engine/texts/written', {
  whereTheyLook: 'Where people look',
  tooSmall: 'The picture is too small to judge. Analyse the frame around it.',
  empty: 'Nothing in the picture stands out, so there is nothing to judge.',
  bare: 'There is too little in the picture to judge how clear it is.',
  estimateOfPicture: 'An estimate from the picture alone; nobody was asked or observed.',
  noFaces: 'Faces could not be looked for, so they count like the rest of the picture.',
  face: (name: string) => `The face draws the eye to ${name}.`,
  estimateOfLayers: 'An estimate from the picture and its layers; nobody was asked or observed.',

  noneSeen: 'Nothing in the picture is seen before the rest.',
  notWithoutScrolling: 'is not seen without scrolling',
  /** How a layer fares, by the reason for naming it; `fares` goes on after the name. */
  gets: {
    mark: (name: string, fares: string) => `Your main action, ${name}, ${fares}.`,
    itself: (name: string, fares: string) => `Your main action is probably ${name}: it ${fares}.`,
    goal: (name: string, fares: string) => `${name}, which your goal names, ${fares}.`,
    asks: (name: string, fares: string) => `${name}, the button for your goal, ${fares}.`,
    audience: (name: string, fares: string) => `${name}, which your audience names, ${fares}.`
  },

  goalUnanswered: 'No button says what the goal asks people to do.',

  clarity: (score: number, band: ClarityBand) =>
    `Clarity is ${score} of 100: the picture is ${words().clarity[band]}.`,
  clarityAmong: (score: number, band: ClarityBand, kind: UsualKind, low: number, high: number) =>
    `Clarity is ${score} of 100: ${words().clarityAgainstOthers[band]} for ${USUAL_FOR[kind]} (${low} to ${high}).`,
  busiest: (place: string) => `It is busiest ${place}.`,

  tryAChange: 'Estimates: try a change and compare a second run.',
  nothingInPicture: 'Nothing to change was found in the picture alone.'
})
