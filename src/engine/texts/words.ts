import type { FoundKind, LayerKind } from '../../file'
import { wordsOf } from '../../language'

export type ClarityBand = 'clear' | 'middling' | 'cluttered'

const ROWS = ['top', 'middle', 'bottom'] as const
const COLUMNS = ['left', 'centre', 'right'] as const

/** Kinds of things found in a picture, as a list names them. */
const FOUND: Record<FoundKind, string> = {
  text: 'Text',
  face: 'Face',
  picture: 'Picture',
  control: 'Control',
  group: 'Group',
  place: 'Spot'
}

/** A region of a three by three grid, 0–8 row by row, as a noun. */
function region(place: number): string {
  return place === 4 ? 'the centre' : `the ${ROWS[Math.floor(place / 3)]!} ${COLUMNS[place % 3]!}`
}

function inRegion(place: number): string {
  return `${place === 4 ? 'in' : 'at'} ${region(place)}`
}

/** Of layers that are alike, which one is meant. */
interface OneOf {
  isLargest: boolean
  count: number
}

function oneOf({ isLargest, count }: OneOf): string {
  return `${isLargest ? 'the largest' : 'one'} of ${count}`
}

/**
 * Names of layers and places, and advice: in the texts, and in the panel. Advice has no full stop, a reason is a
 * sentence; the caller capitalises both.
 */
export const words = wordsOf('engine/texts', {
  quoted: (text: string) => `“${text}”`,
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
  /** After a sentence on what is seen first: a second thing that is hardly less likely to be seen. */
  asMany: (second: string) => `about as many ${second}`,
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
  /** A thing in a region of a picture whose layers are not known. */
  spotAt: (place: number) => `what lies ${inRegion(place)}`,
  /** The same where its kind was found in the pixels. */
  foundAt: (found: FoundKind, place: number) =>
    `the ${FOUND[found].toLowerCase()} ${inRegion(place)}`,
  /** The same as an entry of a list. */
  found: (found: FoundKind, place: number) => `${FOUND[found]}, ${region(place).slice(4)}`,
  /** A layer without a name of its own. */
  unnamed: (kind: LayerKind) => `the ${kind}`,
  oneUnnamed: (one: OneOf & { kind: LayerKind }) => `${oneOf(one)} ${one.kind}s`,
  oneNamed: (one: OneOf & { name: string }) => `${oneOf(one)} layers ${one.name}`,

  thinOut: (place: number) => `Thin out ${region(place)}`,
  clutterIs: (there: number, everywhere: number) =>
    `Clutter is ${there} of 100 there, ${everywhere} on average.`,

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
