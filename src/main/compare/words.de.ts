import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  replaced: 'Das frühere Board dieser Frames wurde ersetzt. „Rückgängig“ holt es zurück.',
  kept: 'Das frühere Board dieser Frames bleibt: Es wurde vielleicht bearbeitet.',
  noFont: {
    message: 'Figma konnte Inter nicht laden, die Schrift der Boards.',
    advice: 'Prüfen Sie Ihre Verbindung und platzieren Sie das Board dann noch einmal.'
  },
  notABoard: {
    message: 'Diese Ebene ist kein Board von Glance.',
    advice: 'Löschen Sie sie von Hand, wenn Sie sie nicht mehr brauchen.'
  },
  board: 'das Board',
  unnamed: 'Ohne Namen',
  layers: {
    header: 'Kopf',
    variants: 'Varianten',
    heading: 'Überschrift',
    badge: 'Badge',
    picture: 'Bild',
    design: 'Design',
    map: 'Karte',
    mark: (label) => `Markierung ${label}`,
    number: (label) => `Nummer ${label}`,
    figures: 'Zahlen',
    callouts: 'Was sich verschoben hat',
    callout: (label) => `Hinweis ${label}`,
    footer: 'Fuß',
    scale: 'Skala',
    legend: 'Legende'
  }
}
