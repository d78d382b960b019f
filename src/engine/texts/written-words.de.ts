import type { Translation } from '../../language'
import type { UsualKind } from '../../file'
import type { ClarityBand } from './words'
import type { written } from './written-words'

const PLAIN: Record<ClarityBand, string> = {
  clear: 'klar',
  middling: 'weder klar noch unruhig',
  cluttered: 'unruhig'
}
const USUAL_WITH: Record<UsualKind, string> = {
  desktop: 'bei Webseiten',
  poster: 'bei Plakaten und Anzeigen',
  chart: 'bei Diagrammen',
  photograph: 'bei Fotos'
}
const AGAINST_OTHERS: Record<ClarityBand, string> = {
  clear: 'klarer als',
  middling: 'so klar wie',
  cluttered: 'unruhiger als'
}

export const german: Translation<typeof written> = {
  whereTheyLook: 'Wohin man schaut',
  tooSmall:
    'Das Bild ist zu klein, um es zu beurteilen. Analysieren Sie den Frame, in dem es liegt.',
  empty: 'Im Bild sticht nichts hervor, also gibt es nichts zu beurteilen.',
  bare: 'Im Bild ist zu wenig zu sehen, um zu beurteilen, wie klar es ist.',
  estimateOfPicture: 'Eine Schätzung allein aus dem Bild; niemand wurde befragt oder beobachtet.',
  noFaces: 'Nach Gesichtern konnte nicht gesucht werden; sie zählen wie der Rest des Bildes.',
  face: (name) => `das Gesicht zieht den Blick auf ${name}.`,
  estimateOfLayers:
    'Eine Schätzung aus dem Bild und seinen Ebenen; niemand wurde befragt oder beobachtet.',

  seen: (first, share) => `Zuerst sieht man ${first}, mit ${share} der ersten Blicke.`,
  seenTogether: (first, share, second, next) =>
    `Zuerst sieht man ${first} und ${second}, etwa gleich stark: mit ${share} und ${next} der ersten Blicke.`,
  seenThen: (first, share, second, next) =>
    `Zuerst sieht man ${first} (${share} der ersten Blicke), dann ${second} (${next}).`,
  placeSeen: (first) => `Zuerst sieht man ${first}.`,
  placesTogether: (first, second) => `Zuerst sieht man ${first} und ${second}, etwa gleich stark.`,
  placeThen: (first, second) => `Zuerst sieht man ${first}, dann ${second}.`,
  noneSeen: 'Nichts im Bild sieht man vor allem anderen.',
  mostLookedAt: (name, share, area) =>
    `im Verlauf einiger Sekunden sieht man ${name} für die Größe am meisten an: Auf ${area} der Fläche entfallen ${share} der Aufmerksamkeit.`,
  placed: {
    ranked: (share, rank, layers) =>
      `${share} der Aufmerksamkeit: Platz ${rank} unter ${layers} Ebenen`,
    level: (share, rank, layers) =>
      `${share} der Aufmerksamkeit: Platz ${rank} unter ${layers} Ebenen, etwa gleichauf mit Platz 1`,
    levelFirst: (share, layers) =>
      `${share} der Aufmerksamkeit: Platz 1 unter ${layers} Ebenen, etwa gleichauf mit Platz 2`,
    below: (share) => `${share} der Aufmerksamkeit; ohne Scrollen sieht man davon nichts`,
    hardly: (share) =>
      `${share} der Aufmerksamkeit; auf den ersten Blick sieht man davon kaum etwas`
  },
  gets: {
    mark: (name, rank) => `auf die Hauptaktion, ${name}, entfallen ${rank}.`,
    itself: (name, rank) => `auf ${name}, wohl die Hauptaktion, entfallen ${rank}.`,
    goal: (name, rank) => `auf ${name}, im Ziel genannt, entfallen ${rank}.`,
    asks: (name, rank) => `auf ${name}, die Schaltfläche zu diesem Ziel, entfallen ${rank}.`,
    audience: (name, rank) => `auf ${name}, in der Zielgruppe genannt, entfallen ${rank}.`
  },

  goalUnanswered: 'Keine Schaltfläche sagt, wozu das Ziel auffordert.',

  clarity: (score, band) => `Die Klarheit liegt bei ${score} von 100: Das Bild ist ${PLAIN[band]}.`,
  clarityAmong: (score, band, kind, low, high) =>
    `Die Klarheit liegt bei ${score} von 100: ${AGAINST_OTHERS[band]} ${USUAL_WITH[kind]} üblich (${low} bis ${high}).`,
  busiest: (place) => `Am unruhigsten ist es ${place}.`,

  tryAChange:
    'Schätzungen: Probieren Sie eine Änderung aus und vergleichen Sie einen zweiten Lauf.',
  nothingInPicture: 'Am Bild allein wurde nichts gefunden, was zu ändern wäre.'
}
