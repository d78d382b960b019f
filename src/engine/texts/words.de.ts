import type { FoundKind, LayerKind } from '../../file'
import type { Translation } from '../../language'
import type { words } from './words'

/** Feminine or neuter, so that a noun is the same as subject and as object. */
interface Noun {
  gender: 'die' | 'das'
  one: string
  /** After “von” and a number. */
  many: string
}

const NOUNS: Record<LayerKind, Noun> = {
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

const THE_LARGEST = { die: 'die größte', das: 'das größte' }
const ONE = { die: 'eine', das: 'eines' }

/** Regions in a list: rows and columns. */
const ROWS = ['oben', '', 'unten']
const COLUMNS = ['links', 'Mitte', 'rechts']

const REGIONS = [
  ...['oben links', 'oben in der Mitte', 'oben rechts'],
  ...['links in der Mitte', 'in der Mitte', 'rechts in der Mitte'],
  ...['unten links', 'unten in der Mitte', 'unten rechts']
]

const region = (place: number): string => REGIONS[place]!

type OneOf = Parameters<ReturnType<typeof words>['oneNamed']>[0]

function oneOf({ isLargest, count }: Omit<OneOf, 'name'>, gender: Noun['gender']): string {
  return `${(isLargest ? THE_LARGEST : ONE)[gender]} von ${count}`
}

export const german: Translation<typeof words> = {
  ofTen: (count) => `${count} von 10`,
  people: 'Personen',
  hardlyAnyone: 'kaum jemand',
  nearlyEveryone: 'fast alle',
  areEveryone: true,
  see: (who, many, name) => `${who} ${many ? 'sehen' : 'sieht'} ${name}`,
  it: 'es',
  isSeenBy: (who, many) => `${many ? 'sehen' : 'sieht'} ${who}`,
  inTime: 'in den ersten 2 Sekunden',
  asMany: (second) => `etwa gleich viele ${second}`,
  quoted: (text) => `„${text}“`,
  noneSeen: 'Hier sticht nichts hervor.',
  yourButton: (name) => `Ihre Schaltfläche ${name}`,
  yourAction: (name) => `Ihre Hauptaktion ${name}`,
  yourActionAt: (place) => `Ihre Hauptaktion (${place})`,
  belowFold: (name) => `${name} ist ohne Scrollen nicht zu sehen`,
  isBelowFold: 'ist ohne Scrollen nicht zu sehen',
  region,
  inRegion: region,
  spotAt: (place) => `die Stelle ${region(place)}`,
  foundAt: (found, place) => `${FOUND[found].gender} ${FOUND[found].one} ${region(place)}`,
  found: (found, place) =>
    `${FOUND[found].one}, ${[ROWS[Math.floor(place / 3)], COLUMNS[place % 3]].filter(Boolean).join(' ') || 'Mitte'}`,
  unnamed: (kind) => `${NOUNS[kind].gender} ${NOUNS[kind].one}`,
  oneUnnamed: (one) => {
    const { gender, many } = NOUNS[one.kind]
    return `${oneOf(one, gender)} ${many}`
  },
  oneNamed: (one) => `${oneOf(one, 'die')} Ebenen ${one.name}`,

  thinOut: (place) => `${region(place)} Ruhe schaffen`,
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
