import type { Translation } from '../../language'
import type { words } from './words'

const REGIONS = [
  ...['oben links', 'oben in der Mitte', 'oben rechts'],
  ...['links', 'in der Mitte', 'rechts'],
  ...['unten links', 'unten in der Mitte', 'unten rechts']
]

const region = (place: number): string => REGIONS[place]!

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
  asMany: (others) => `etwa gleich viele ${others}`,
  others: (count) => (count === 1 ? 'ein weiteres Element' : `${count} weitere Elemente`),
  noneSeen: 'Hier sticht nichts hervor.',
  yourButton: (name) => `Ihre Schaltfläche ${name}`,
  yourAction: (name) => `Ihre Hauptaktion ${name}`,
  yourActionAt: (place) => `Ihre Hauptaktion (${place})`,
  belowFold: (name) => `${name} ist ohne Scrollen nicht zu sehen`,
  isBelowFold: 'ist ohne Scrollen nicht zu sehen',
  region,
  inRegion: region,
  place: (place) => REGIONS[place]!.replace(/\bin der /, ''),

  thinOut: (place) => `${region(place)} Ruhe schaffen`,
  clutterIs: (there, everywhere) =>
    `die Unruhe erreicht dort ${there} von 100, im Durchschnitt ${everywhere}.`,

  why: {
    below: (screens) =>
      `Unter dem ersten Bildschirm: ${screens} Bildschirmhöhen vom oberen Rand entfernt.`,
    label: (ratio, least) => `Kontrast der Beschriftung: ${ratio} zu 1; lesbar ist ${least}.`,
    fill: (ratio, least) =>
      `Kontrast der Füllung zur Umgebung: ${ratio} zu 1; ab ${least} hebt sie sich ab.`,
    alike: (count) =>
      count === 1
        ? '1 weitere Schaltfläche sieht so aus.'
        : `${count} weitere Schaltflächen sehen so aus.`,
    beside: (name) => `${name} direkt daneben`,
    larger: (name, ratio) => `${name} ist ${ratio}-mal so groß.`,
    above: (name, screens) =>
      `${name} steht ${screens} Bildschirmhöhen weiter oben und kommt darum zuerst.`,
    holds: (name, ratio) => `${name} hält ${ratio}-mal so viel Aufmerksamkeit.`
  },

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
