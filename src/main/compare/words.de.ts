import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  replaced: 'Das frühere Board dieser Frames wurde ersetzt. „Rückgängig“ holt es zurück.',
  kept: 'Das frühere Board dieser Frames bleibt: Es wurde vielleicht bearbeitet.',
  stuck:
    'Das Board verdeckt seine Nachbarn: Ihm fehlt eine Schrift, es lässt sich nicht verschieben.',
  noFont: 'Figma konnte keine Schrift laden: Das Board hat keine Texte.',
  boardSize: (least, most, count) => ({
    message: `Ein Board zeigt ${least} bis ${most} Varianten, nicht ${count}.`,
    advice: 'Vergleichen Sie weniger Frames oder mehr als einen.'
  }),
  notABoard: {
    message: 'Diese Ebene ist kein Board von Glance.',
    advice: 'Löschen Sie sie von Hand, wenn Sie sie nicht mehr brauchen.'
  },
  board: 'das Board',
  unnamed: 'Ohne Namen',
  layers: {
    header: 'Kopf',
    headline: 'Schlagzeile',
    lead: 'Vorspann',
    variants: 'Varianten',
    heading: 'Überschrift',
    name: 'Name',
    badge: 'Badge',
    picture: 'Bild',
    design: 'Design',
    map: 'Karte',
    mark: (label) => `Markierung ${label}`,
    number: (label) => `Nummer ${label}`,
    figures: 'Zahlen',
    value: 'Wert',
    difference: 'Unterschied',
    callouts: 'Was sich verschoben hat',
    callout: (label) => `Hinweis ${label}`,
    footer: 'Fuß',
    scale: 'Skala',
    legend: 'Legende',
    smallPrint: 'Kleingedrucktes',
    text: 'Text'
  }
}
