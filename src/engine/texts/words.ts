import { wordsOf } from '../../language'

export type ClarityBand = 'clear' | 'middling' | 'cluttered'

const REGIONS = [
  ...['top left', 'top centre', 'top right'],
  ...['left', 'centre', 'right'],
  ...['bottom left', 'bottom centre', 'bottom right']
]

/** A region of a three by three grid, 0–8 row by row, as a noun. */
function region(place: number): string {
  return `the ${REGIONS[place]!}`
}

function inRegion(place: number): string {
  return `${place === 4 ? 'in' : 'at'} ${region(place)}`
}

/**
 * Places and advice: in the texts, and in the panel. Advice has no full stop, a reason is a
 * sentence; the caller capitalises both.
 */
export const words = wordsOf('engine/texts', {
  ofTen: (count: number) => (count === 1 ? '1 in 10' : `${count} of 10`),
  /** After a number of them. */
  people: 'people',
  hardlyAnyone: 'hardly anyone',
  nearlyEveryone: 'nearly everyone',
  /** Whether “nearly everyone” is a plural. */
  areEveryone: false,
  see: (who: string, many: boolean, name: string) => `${who} ${many ? 'see' : 'sees'} ${name}`,
  it: 'it',
  /** After a layer's name. */
  isSeenBy: (who: string, _many: boolean) => `is seen by ${who}`,
  inTime: 'within 2 seconds',
  /** After a sentence on what is seen first: what is hardly less likely to be seen. */
  asMany: (others: string) => `and about as many see ${others}`,
  others: (count: number) => (count === 1 ? 'another thing' : `${count} other things`),
  noneSeen: 'Nothing here stands out.',
  yourButton: (name: string) => `your button ${name}`,
  yourAction: (name: string) => `your main action ${name}`,
  /** A main action that has no name of its own. */
  yourActionAt: (place: string) => `your main action (${place})`,
  belowFold: (name: string) => `${name} is not seen without scrolling`,
  /** After a layer's name. */
  isBelowFold: 'is not seen without scrolling',
  region,
  inRegion,
  /** The same as an entry of a row: “top left”. */
  place: (place: number) => region(place).slice(4),

  thinOut: (place: number) => `Thin out ${region(place)}`,
  clutterIs: (there: number, everywhere: number) =>
    `Clutter reaches ${there} of 100 there, ${everywhere} on average.`,

  /** Why a layer is seen late, each with its number; they stand under its name. */
  why: {
    below: (screens: string) => `Below the fold: ${screens} screens from the top.`,
    label: (ratio: string, least: string) =>
      `Contrast of its label: ${ratio} to 1; ${least} is readable.`,
    fill: (ratio: string, least: string) =>
      `Contrast of its fill with what is around it: ${ratio} to 1; ${least} stands out.`,
    alike: (count: number) =>
      count === 1 ? '1 other button looks like it.' : `${count} other buttons look like it.`,
    beside: (name: string) => `${name} next to it`,
    larger: (name: string, ratio: string) => `${name} is ${ratio} times as large.`,
    above: (name: string, screens: string) =>
      `${name} stands ${screens} screens higher, so it is met first.`,
    holds: (name: string, ratio: string) => `${name} holds ${ratio} times as much attention.`
  },

  clarity: {
    clear: 'clear',
    middling: 'neither clear nor cluttered',
    cluttered: 'cluttered'
  } satisfies Record<ClarityBand, string>,
  clarityAgainstOthers: {
    clear: 'clearer than usual',
    middling: 'as clear as usual',
    cluttered: 'more cluttered than usual'
  } satisfies Record<ClarityBand, string>
})
