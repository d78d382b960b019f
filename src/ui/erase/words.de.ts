import type { Translation } from '../../language'
import { listWords } from '../../language/list-words'
import type { words } from './words'

export const german: Translation<typeof words> = {
  title: 'Was Glance aufbewahrt',
  inFile: 'Aus dieser Datei löschen …',
  onComputer: 'Von diesem Computer löschen …',
  keptInFile: ({ results, overlays, boards, briefs }, size, isMuch) => {
    const all = [
      count(
        results,
        'Ergebnis mit Texten, Markierungen und Verlauf',
        'Ergebnisse mit Texten, Markierungen und Verlauf'
      ),
      count(overlays, 'Overlay', 'Overlays'),
      count(boards, 'Board', 'Boards'),
      count(briefs, 'Briefing', 'Briefings')
    ]
    return `Löscht ${listWords(all.flat())} von allen Seiten, für alle: ${size}${isMuch ? ', viel für eine Datei' : ''}. Frames aus Webseiten, Videos und ausprobierten Änderungen bleiben. Einmal „Rückgängig“ holt alles zurück.`
  },
  nothingInFile: 'In dieser Datei ist nichts von Glance.',
  keptOnComputer:
    'Für alle Dateien verschwinden die Einstellungen, der Schlüssel eines Dienstes und alles, was über unfertige Analysen bekannt ist. Ergebnisse in Dateien bleiben. Das lässt sich nicht rückgängig machen.',
  looking: 'Die Seiten werden durchgesehen …',
  erase: 'Löschen',
  keep: 'Behalten',
  running: 'Eine Analyse läuft. Warten Sie, bis sie fertig ist, oder brechen Sie sie ab.',
  ask: {
    file: 'Alles von Glance in dieser Datei löschen?',
    computer: 'Alles von Glance auf diesem Computer löschen?'
  },
  erased: {
    file: 'Alles, was Glance in dieser Datei aufbewahrt hat, ist gelöscht.',
    computer: 'Alles, was Glance auf diesem Computer aufbewahrt hat, ist gelöscht.'
  }
}

function count(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
}
