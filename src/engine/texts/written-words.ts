import { wordsOf } from '../../language'
import type { UsualKind } from '../../file'
import { type ClarityBand, words } from './words'

const USUAL_FOR: Record<UsualKind, string> = {
  desktop: 'a web page',
  poster: 'a poster or advertisement',
  photograph: 'a photograph'
}

/** The sentences of the written summary and recommendations; the caller capitalises them. */
export const written = wordsOf('engine/texts/written', {
  whereTheyLook: 'Where people look',
  tooSmall: 'The picture is too small to judge. Analyse the frame around it.',
  empty: 'Nothing in the picture stands out, so there is nothing to judge.',
  bare: 'There is too little in the picture to judge how clear it is.',
  estimate: 'An estimate; no one was asked or observed.',
  noFaces: 'Faces could not be looked for, so they count like the rest of the picture.',
  early: 'The page may not have been all there when it was captured.',
  unknownColours:
    'The picture’s colour profile cannot be read, so its colours were taken for sRGB.',
  notSeen:
    'What pictures show could not be recognised: shapes, colours and text alone make the maps.',

  /** After the verdict, which names the button. */
  servesGoal: 'That button fits your goal.',
  /** For another than the main action; `fares` goes on after the name. */
  servesGoalToo: (name: string, fares: string) => `${name}, the button for your goal, ${fares}.`,
  goalUnanswered: 'No button fits your goal.',

  clarity: (score: number, band: ClarityBand) =>
    `Clarity is ${score} of 100: the picture is ${words().clarity[band]}.`,
  clarityAmong: (score: number, band: ClarityBand, kind: UsualKind, low: number, high: number) =>
    `Clarity is ${score} of 100: ${words().clarityAgainstOthers[band]} for ${USUAL_FOR[kind]} (${low} to ${high}).`,
  busiest: (place: string) => `It is busiest ${place}.`,

  /** Titles of recommendations, without a full stop. */
  bringOut: (name: string) => `Bring out ${name}`,
  makeReadable: (name: string) => `Make the label of ${name} readable`,
  giveLead: 'Let one thing lead',
  /** `count`: the first and those that are hardly less likely to be seen. */
  level: (count: number) => `${count} things are seen by about as many people.`,

  nothingInPicture: 'Nothing to change was found in the picture, and no main action.'
})
