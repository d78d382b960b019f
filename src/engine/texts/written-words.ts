import { ordinal, wordsOf } from '../../language'
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

  seen: (first: string, share: string) =>
    `People see ${first} first, with ${share} of first looks.`,
  seenTogether: (first: string, share: string, second: string, next: string) =>
    `People see ${first} and ${second} first, about equally: ${share} and ${next} of first looks.`,
  seenThen: (first: string, share: string, second: string, next: string) =>
    `People see ${first} first (${share} of first looks), then ${second} (${next}).`,
  /** For places in a picture without known layers: no shares, since places are too small for them to mean much. */
  placeSeen: (first: string) => `People see ${first} first.`,
  placesTogether: (first: string, second: string) =>
    `People see ${first} and ${second} first, about equally.`,
  placeThen: (first: string, second: string) => `People see ${first} first, then ${second}.`,
  noneSeen: 'Nothing in the picture is seen before the rest.',
  mostLookedAt: (name: string, share: string, area: string) =>
    `Over some seconds ${name} is looked at most for its size: it gets ${share} of attention on ${area} of the picture.`,
  /** A layer's share, and its place in the order in which people see layers. */
  placed: {
    ranked: (share: string, rank: number, layers: number) =>
      `${share} of attention and comes ${ordinal(rank)} of ${layers} layers`,
    level: (share: string, rank: number, layers: number) =>
      `${share} of attention and comes ${ordinal(rank)} of ${layers} layers, about equal with the 1st`,
    levelFirst: (share: string, layers: number) =>
      `${share} of attention and comes 1st of ${layers} layers, about equal with the 2nd`,
    below: (share: string) => `${share} of attention and is not seen without scrolling`,
    hardly: (share: string) => `${share} of attention and is hardly seen at first`
  },
  /** A layer's share, by the reason for naming it. */
  gets: {
    mark: (name: string, rank: string) => `The main action, ${name}, gets ${rank}.`,
    itself: (name: string, rank: string) => `${name}, taken for the main action, gets ${rank}.`,
    goal: (name: string, rank: string) => `${name}, which the goal names, gets ${rank}.`,
    asks: (name: string, rank: string) => `${name}, the button for this goal, gets ${rank}.`,
    audience: (name: string, rank: string) => `${name}, which the audience names, gets ${rank}.`
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
