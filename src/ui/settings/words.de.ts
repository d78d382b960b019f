import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  analysis: 'Analyse',
  mapShownFirst: 'Zuerst gezeigte Karte',
  predictions: 'Vorhersagen',
  prediction: {
    attention: { name: 'Aufmerksamkeit', about: 'mit ersten Blicken und Hotspots' },
    clarity: { name: 'Klarheit', about: 'Wert und Karte' },
    excitingness: { name: 'Lebendigkeit', about: 'Wert und Karte' }
  },
  language: 'Sprache',
  licences: 'Lizenzen',
  erase: {
    title: 'Was Glance aufbewahrt',
    inFile: 'Aus dieser Datei löschen…',
    onComputer: 'Von diesem Computer löschen…',
    file: 'Alles von Glance in dieser Datei löschen?',
    computer: 'Alles von Glance auf diesem Computer löschen?',
    keptInFile: ({ results, overlays, boards, briefs }) =>
      `${count(results, 'Ergebnis', 'Ergebnisse')} mit Texten, Markierungen und Verlauf, ${count(overlays, 'Overlay', 'Overlays')}, ${count(boards, 'Board', 'Boards')} und ${count(briefs, 'Briefing', 'Briefings')} verschwinden von allen Seiten, für alle. Frames aus Webseiten, Videos und ausprobierten Änderungen bleiben. Einmal Rückgängig holt alles zurück.`,
    nothingInFile: 'In dieser Datei ist nichts von Glance.',
    keptOnComputer:
      'Einstellungen, der Schlüssel eines Dienstes und was über unfertige Analysen bekannt ist, verschwinden, für alle Dateien. Ergebnisse in Dateien bleiben. Das lässt sich nicht rückgängig machen.',
    looking: 'Die Seiten werden durchgesehen…',
    erase: 'Löschen',
    keep: 'Behalten',
    running: 'Eine Analyse läuft. Lassen Sie sie zuerst enden, oder brechen Sie sie ab.',
    fileErased: 'Alles, was Glance in dieser Datei aufbewahrt hat, ist gelöscht.',
    computerErased: 'Alles, was Glance auf diesem Computer aufbewahrt hat, ist gelöscht.'
  },
  asTheBrowser: (name) => `Wie der Browser: ${name}`,
  deviceOnly:
    'Diese Version von Glance arbeitet nur auf diesem Gerät, und nichts verlässt Ihren Computer. Die Version Ihrer Organisation oder aus dem Quelltext von Glance kann einen Analysedienst anbinden.'
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
