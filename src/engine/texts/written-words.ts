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
  estimateOfLayers: 'An estimate from the picture and its layers; nobody was asked or observed.',

  servesGoal: (name: string) => `${name} is the button for your goal.`,
  /** For another than the main action; `fares` goes on after the name. */
  servesGoalToo: (name: string, fares: string) => `${name}, the button for your goal, ${fares}.`,
  goalUnanswered: 'No button fits your goal.',

  clarity: (score: number, band: ClarityBand) =>
    `Clarity is ${score} of 100: the picture is ${words().clarity[band]}.`,
  clarityAmong: (score: number, band: ClarityBand, kind: UsualKind, low: number, high: number) =>
    `Clarity is ${score} of 100: ${words().clarityAgainstOthers[band]} for ${USUAL_FOR[kind]} (${low} to ${high}).`,
  busiest: (place: string) => `It is busiest ${place}.`,

  tryAChange: 'Estimates: try a change and compare a second run.',
  nothingInPicture: 'Nothing to change was found in the picture alone.'
})
