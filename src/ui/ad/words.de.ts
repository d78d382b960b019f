import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  phases: {
    exporting: 'Frame wird exportiert',
    sending: 'Bild wird übergeben',
    scoring: 'Anzeige wird bewertet'
  },
  about: 'Bewertet den Frame als Anzeige: wie wahrscheinlich sie bemerkt wird.',
  thePicture: 'Das Bild',
  score: 'Als Anzeige bewerten',
  scoreAgain: 'Erneut bewerten',
  line: (score) => `Anzeige ${score}`,
  scoring: 'wird bewertet …',
  failed: 'konnte nicht bewertet werden',
  outOfDate: 'nicht mehr aktuell',
  changed: {
    title: 'Der Frame hat sich seit dieser Bewertung geändert',
    text: 'Der Wert gehört zum früheren Design.'
  },
  otherEngine: {
    earlier:
      'Mit einer früheren Engine bewertet. Bewerten Sie erneut, um den heutigen Wert zu sehen.',
    later:
      'Mit einer neueren Engine bewertet. Aktualisieren Sie Glance, um denselben Wert zu erhalten.'
  },
  notInFile: 'Nicht in der Datei gespeichert',
  name: 'Anzeigensichtbarkeit',
  band: 'Schätzung',
  meaning: 'Je höher, desto sichtbarer. Vergleichen Sie Fassungen derselben Anzeige.',
  noRange: (host) =>
    `${host} nennt keine Spanne für diesen Wert. Vergleichen Sie Anzeigen, die dort bewertet wurden, oder tragen Sie in den Einstellungen den höchsten Wert ein und bewerten Sie erneut.`,
  theService: 'Der Dienst',
  of: (score, most) => `${score} von ${most}`
}
