import { wordsOf } from '../../language'
import type { UsualKind } from './measured'
import { ordinal } from './spelling'
import { type ClarityBand, type Name, words } from './words'

const USUAL_FOR: Record<UsualKind, string> = {
  desktop: 'a web page',
  poster: 'a poster or advertisement',
  chart: 'a chart',
  photograph: 'a photograph'
}

/** The sentences of the written summary and recommendations; whoever asks gives them their capital. */
export const written = wordsOf('service/texts/written', {
  whereTheyLook: 'Where people look',
  tooSmall: 'The picture is too small to judge. Analyse the frame around it.',
  empty: 'Nothing in the picture stands out, so there is nothing to judge.',
  bare: 'There is too little in the picture to judge how clear it is.',
  estimateOfPicture: 'An estimate from the picture alone; nobody was asked or observed.',
  estimateOfLayers: 'An estimate from the picture and its layers; nobody was asked or observed.',

  seen: (first: Name, share: string) =>
    `People see ${first()} first, with ${share} of first looks.`,
  seenTogether: (first: Name, share: string, second: Name, next: string) =>
    `People see ${first()} and ${second()} first, about equally: ${share} and ${next} of first looks.`,
  seenThen: (first: Name, share: string, second: Name, next: string) =>
    `People see ${first()} first (${share} of first looks), then ${second()} (${next}).`,
  mostLookedAt: (name: Name, share: string) =>
    `${name()} gets the most attention in all, ${share}.`,
  standing: (share: string, rank: number, layers: number) =>
    `${share} of attention and comes ${ordinal(rank)} of ${layers} layers`,
  /** What a layer gets, by why it is spoken of. */
  gets: {
    mark: (name: Name, standing: string) => `The main action, ${name()}, gets ${standing}.`,
    itself: (name: Name, standing: string) =>
      `${name()}, taken for the main action, gets ${standing}.`,
    goal: (name: Name, standing: string) => `${name()}, which the goal names, gets ${standing}.`,
    audience: (name: Name, standing: string) =>
      `${name()}, which the audience names, gets ${standing}.`
  },

  firstPlace: (place: string, share: string) =>
    `People look ${place} first: that ninth of the picture gets ${share} of first looks.`,
  noFirstPlace: (share: string) =>
    `People look at no part much before the others: no ninth of the picture gets more than ${share} of first looks.`,
  hotspot: (place: string, share: string) => `Hotspot 1, ${place}, gets ${share} of attention.`,
  hotspots: (place: string, share: string, next: string, nextShare: string) =>
    `Hotspot 1, ${place}, gets ${share} of attention, hotspot 2, ${next}, ${nextShare}.`,

  clarity: (score: number, band: ClarityBand) =>
    `Clarity is ${score} of 100: the picture is ${words().clarity[band]}.`,
  clarityAmong: (score: number, band: ClarityBand, kind: UsualKind, low: number, high: number) =>
    `Clarity is ${score} of 100: ${words().clarityAgainstOthers[band]} for ${USUAL_FOR[kind]} (${low} to ${high}).`,
  busiest: (place: string) => `It is busiest ${place}.`,

  tryAChange: 'Estimates: try a change and compare a second run.',
  nothingInPicture: 'Nothing to change was found in the picture alone.',
  nothingToChange:
    'Nothing to change was found in buttons, badges, pictures, the contrast of texts and clutter.',
  hasAlready: (name: Name, strengths: string) => `${name()} ${strengths}.`,
  standsApart: 'stands apart from what is around it',
  hasOwnColour: 'has a colour of its own',
  isLargestButton: 'is the largest button',
  markAnother: (name: Name) =>
    `If another layer than ${name()} is the main action, mark it in the list of layers.`,
  markOne: 'Mark the main action in the list of layers: the texts then say how it fares.'
})
