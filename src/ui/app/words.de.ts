import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  tab: {
    analyse: 'Analyse',
    compare: 'Vergleich',
    brief: 'Briefing',
    page: 'Webseite',
    video: 'Video',
    settings: 'Einstellungen'
  },
  more: 'Mehr',
  noStart: 'Glance konnte nicht starten',
  wentWrong: 'Das hat nicht geklappt',
  waits: 'Eine unfertige Analyse wartet auf Sie',
  running: 'Eine Analyse läuft',
  failed: 'Eine Analyse ist fehlgeschlagen',
  resize: 'Größe des Panels ändern',
  resizeAbout: 'Ziehen oder Pfeiltasten drücken, um die Größe zu ändern',
  whatYouSelected: 'Ihre Auswahl',
  analysed: (name) => `${name} ist analysiert. Die Karten liegen darüber.`
}
