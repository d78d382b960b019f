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
  estimate: 'Eine Schätzung; niemand wurde befragt oder beobachtet.',
  noFaces: 'Nach Gesichtern konnte nicht gesucht werden; sie zählen wie der Rest des Bildes.',
  early: 'Vielleicht war die Seite noch nicht fertig, als sie aufgenommen wurde.',
  unknownColours: 'Das Farbprofil des Bildes ist nicht lesbar; seine Farben gelten darum als sRGB.',
  notSeen:
    'Was Bilder zeigen, ließ sich nicht erkennen: Die Karten entstehen allein aus Formen, Farben und Text.',

  servesGoal: 'Diese Schaltfläche passt zu Ihrem Ziel.',
  servesGoalToo: (name, fares) => `${name}, die Schaltfläche zu Ihrem Ziel, ${fares}.`,
  goalUnanswered: 'Keine Schaltfläche passt zu Ihrem Ziel.',

  clarity: (score, band) => `Die Klarheit liegt bei ${score} von 100: Das Bild ist ${PLAIN[band]}.`,
  clarityAmong: (score, band, kind, low, high) =>
    `Die Klarheit liegt bei ${score} von 100: ${AGAINST_OTHERS[band]} ${USUAL_WITH[kind]} üblich (${low} bis ${high}).`,
  busiest: (place) => `Am unruhigsten ist es ${place}.`,

  bringOut: (name) => `${name} hervorheben`,
  makeReadable: (name) => `Lesbare Beschriftung: ${name}`,
  giveLead: 'Eine Sache führen lassen',
  level: (count) => `${count} Dinge sehen etwa gleich viele Personen.`,

  nothingInPicture: 'Im Bild wurde nichts gefunden, was zu ändern wäre, und keine Hauptaktion.'
}
