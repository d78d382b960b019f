import type { FoundKind } from '../../file'
import { wordsOf } from '../../language'
import type { MeasuredLayer } from './measured-layer'

type LayerKind = MeasuredLayer['kind']

/** A noun's case, as far as a language that Glance speaks tells nouns apart by it. */
export type Case = 'dative' | 'other'

export type ClarityBand = 'clear' | 'middling' | 'cluttered'

/** Nouns for layers in sentences. */
export type Name = (noun?: Case) => string

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
  noun: Case
}

function oneOf({ isLargest, count }: OneOf): string {
  return `${isLargest ? 'the largest' : 'one'} of ${count}`
}

/**
 * Names of layers and places, changes and their reasons: in the texts, and in the panel. A title is an imperative
 * without a full stop, a reason a sentence; whoever asks gives them their capital.
 */
export const words = wordsOf('engine/texts', {
  quoted: (text: string) => `“${text}”`,
  under: (share: string) => `under ${share}`,
  region,
  inRegion,
  /** A thing in a region of a picture whose layers are not known. */
  spotAt: ({ place }: { place: number; noun: Case }) => `what lies ${inRegion(place)}`,
  /** The same of what was found in a picture's pixels. */
  foundAt: ({ found, place }: { found: FoundKind; place: number; noun: Case }) =>
    `the ${FOUND[found].toLowerCase()} ${inRegion(place)}`,
  /** The same in a list, where nobody reads a sentence. */
  found: (found: FoundKind, place: number) => `${FOUND[found]}, ${region(place).slice(4)}`,
  /** A layer that nobody named. */
  unnamed: ({ kind }: { kind: LayerKind; noun: Case }) => `the ${kind}`,
  oneUnnamed: (one: OneOf & { kind: LayerKind }) => `${oneOf(one)} ${one.kind}s`,
  oneNamed: (one: OneOf & { name: string }) => `${oneOf(one)} layers ${one.name}`,

  swapFill: (name: Name, other: Name) =>
    `Fill ${name()} and outline ${other()}, not the other way round`,
  takeColour: (name: Name, other: Name) => `Give ${name()} the colour that ${other()} has`,
  matchSize: (name: Name, other: Name) => `Make ${name()} at least as large as ${other()}`,
  matchColour: (name: Name, other: Name) => `Give ${name()} the colour of ${other()}`,
  fill: (name: Name) => `Fill ${name()} with a colour that stands apart`,
  largerOrCloser: (name: Name, to: Name) => `Make ${name()} larger, or move it closer to ${to()}`,
  lessRoom: (name: Name) => `Give ${name()} less room`,
  calmer: (name: Name, than: Name) => `Make ${name()} calmer than ${than()}`,
  larger: (name: Name, than: Name) => `Make ${name()} larger than ${than()}`,
  calmColour: (name: Name) => `Calm the colour of ${name()}`,
  leaveColour: (name: Name, to: Name) => `Leave the colour of ${name()} to ${to()}`,
  smaller: (name: Name) => `Make ${name()} smaller`,
  contrast: (name: Name) => `Raise the contrast of ${name()}`,
  smallerOrMore: (name: Name) => `Make ${name()} smaller, or show more in it`,
  smallerFace: (name: Name) => `Show the face in ${name()} smaller`,
  thinOut: (place: number) => `Thin out ${region(place)}`,
  thinOutAround: (place: number, names: string) => `Thin out ${region(place)}, around ${names}`,

  bothGet: (other: Name, its: string, name: Name, share: string) =>
    `${other()} gets ${its} of attention, ${name()} ${share}.`,
  itGets: ({ its, name, share }: { it: Name; its: string; name: Name; share: string }) =>
    `It gets ${its} of attention, ${name()} ${share}.`,
  faceTakes: (picture: Name, its: string, name: Name, share: string) =>
    `The face draws the eye to ${picture()}, which gets ${its} of attention, and takes it from ${name()}, which gets ${share}.`,
  getsOnArea: (share: string, area: string) =>
    `It gets ${share} of attention on ${area} of the picture.`,
  fillsAndGets: (area: string, share: string) =>
    `It fills ${area} of the picture and gets ${share} of attention.`,
  contrastIs: (contrast: string, least: number) =>
    `Its letters stand out by about ${contrast} to 1; even large ones need ${least} to 1 to be read by everyone.`,
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
