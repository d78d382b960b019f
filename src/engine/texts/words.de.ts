import type { FoundKind } from '../../file'
import type { Translation } from '../../language'
import type { MeasuredLayer } from './measured-layer'
import type { Case, Name, words } from './words'

/** Feminine or neuter, so that a noun is the same as subject and as object: only the dative has forms of its own. */
interface Noun {
  gender: 'die' | 'das'
  one: string
  /** After “von” and a number. */
  many: string
}

const NOUNS: Record<MeasuredLayer['kind'], Noun> = {
  text: { gender: 'die', one: 'Textebene', many: 'Textebenen' },
  image: { gender: 'das', one: 'Bild', many: 'Bildern' },
  control: { gender: 'das', one: 'Bedienelement', many: 'Bedienelementen' },
  icon: { gender: 'das', one: 'Icon', many: 'Icons' },
  shape: { gender: 'die', one: 'Form', many: 'Formen' },
  group: { gender: 'die', one: 'Gruppe', many: 'Gruppen' }
}

/** Kinds of things found in a picture. */
const FOUND: Record<FoundKind, Omit<Noun, 'many'>> = {
  text: { gender: 'die', one: 'Schrift' },
  face: { gender: 'das', one: 'Gesicht' },
  picture: { gender: 'das', one: 'Bild' },
  control: { gender: 'das', one: 'Bedienelement' },
  group: { gender: 'die', one: 'Gruppe' },
  place: { gender: 'die', one: 'Stelle' }
}

type Forms = Record<Noun['gender'], Record<Case, string>>

const THE: Forms = {
  die: { other: 'die', dative: 'der' },
  das: { other: 'das', dative: 'dem' }
}
const THE_LARGEST: Forms = {
  die: { other: 'die größte', dative: 'der größten' },
  das: { other: 'das größte', dative: 'dem größten' }
}
const ONE: Forms = {
  die: { other: 'eine', dative: 'einer' },
  das: { other: 'eines', dative: 'einem' }
}

/** The same in a list. */
const ROWS = ['oben', '', 'unten']
const COLUMNS = ['links', 'Mitte', 'rechts']

const REGIONS = [
  ...['oben links', 'oben in der Mitte', 'oben rechts'],
  ...['links in der Mitte', 'in der Mitte', 'rechts in der Mitte'],
  ...['unten links', 'unten in der Mitte', 'unten rechts']
]

const region = (place: number): string => REGIONS[place]!

type OneOf = Parameters<ReturnType<typeof words>['oneNamed']>[0]

function oneOf({ isLargest, count, noun }: Omit<OneOf, 'name'>, gender: Noun['gender']): string {
  return `${(isLargest ? THE_LARGEST : ONE)[gender][noun]} von ${count}`
}

function bothGet(other: Name, its: string, name: Name, share: string): string {
  return `auf ${other()} entfallen ${its} der Aufmerksamkeit, auf ${name()} ${share}.`
}

function fillsAndGets(area: string, share: string): string {
  return `auf diese ${area} der Fläche entfallen nur ${share} der Aufmerksamkeit.`
}

export const german: Translation<typeof words> = {
  quoted: (text) => `„${text}“`,
  under: (share) => `unter ${share}`,
  region,
  inRegion: region,
  spotAt: ({ place, noun }) => `${noun === 'dative' ? 'der' : 'die'} Stelle ${region(place)}`,
  foundAt: ({ found, place, noun }) => {
    const { gender, one } = FOUND[found]
    return `${THE[gender][noun]} ${one} ${region(place)}`
  },
  found: (found, place) =>
    `${FOUND[found].one}, ${[ROWS[Math.floor(place / 3)], COLUMNS[place % 3]].filter(Boolean).join(' ') || 'Mitte'}`,
  unnamed: ({ kind, noun }) => {
    const { gender, one } = NOUNS[kind]
    return `${THE[gender][noun]} ${one}`
  },
  oneUnnamed: (one) => {
    const { gender, many } = NOUNS[one.kind]
    return `${oneOf(one, gender)} ${many}`
  },
  oneNamed: (one) => `${oneOf(one, 'die')} Ebenen ${one.name}`,

  swapFill: (name, other) => `${name()} füllen und ${other()} nur umranden, nicht umgekehrt`,
  takeColour: (name, other) => `${name('dative')} die Farbe geben, die ${other()} hat`,
  matchSize: (name, other) => `${name()} mindestens so groß machen wie ${other()}`,
  matchColour: (name, other) => `${name('dative')} die Farbe geben, die ${other()} hat`,
  fill: (name) => `${name()} mit einer Farbe füllen, die sich abhebt`,
  largerOrCloser: (name, to) => `${name()} größer machen oder näher an ${to()} rücken`,
  lessRoom: (name) => `${name('dative')} weniger Raum geben`,
  calmer: (name, than) => `${name()} ruhiger gestalten als ${than()}`,
  larger: (name, than) => `${name()} größer machen als ${than()}`,
  calmColour: (name) => `${name()} farblich zurücknehmen`,
  leaveColour: (name, to) => `die Farbe von ${name('dative')} lieber ${to('dative')} geben`,
  smaller: (name) => `${name()} kleiner machen`,
  contrast: (name) => `${name()} kontrastreicher machen`,
  smallerOrMore: (name) => `${name()} kleiner machen oder mehr darin zeigen`,
  smallerFace: (name) => `das Gesicht in ${name('dative')} kleiner zeigen`,
  thinOut: (place) => `${region(place)} Ruhe schaffen`,
  thinOutAround: (place, names) => `${region(place)} Ruhe schaffen, rund um ${names}`,

  bothGet,
  itGets: ({ it, its, name, share }) => bothGet(it, its, name, share),
  faceTakes: (picture, its, name, share) =>
    `das Gesicht zieht den Blick auf ${picture()} (${its} der Aufmerksamkeit) und damit weg von ${name('dative')} (${share}).`,
  getsOnArea: (share, area) => fillsAndGets(area, share),
  fillsAndGets,
  contrastIs: (contrast, least) =>
    `der Kontrast der Buchstaben beträgt etwa ${contrast} zu 1; selbst große brauchen ${least} zu 1, damit alle sie lesen können.`,
  clutterIs: (there, everywhere) =>
    `die Unruhe liegt dort bei ${there} von 100, im Durchschnitt bei ${everywhere}.`,

  clarity: {
    clear: 'klar',
    middling: 'weder klar noch unruhig',
    cluttered: 'unruhig'
  },
  clarityAgainstOthers: {
    clear: 'klarer als üblich',
    middling: 'so klar wie üblich',
    cluttered: 'unruhiger als üblich'
  }
}
