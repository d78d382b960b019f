import type { Translation } from '../../language'
import type { words } from './words'

const AGAIN = 'Analysieren Sie erneut.'
const GET_IT_BACK = 'Machen Sie das Löschen der Overlays rückgängig oder analysieren Sie erneut.'
const RESTART = 'Starten Sie Figma neu und versuchen Sie es noch einmal.'

export const german: Translation<typeof words> = {
  devMode: {
    message: 'Im Dev Mode kann hier nichts platziert, geändert oder entfernt werden.',
    advice: 'Wechseln Sie dafür zu Design; das erfordert Bearbeitungsrechte.'
  },
  nodeRemoved: {
    message: 'Dieser Frame ist nicht mehr in der Datei.',
    advice: 'Machen Sie das Löschen rückgängig oder wählen Sie einen anderen Frame aus.'
  },
  notPlaced: (what, reason) => ({
    message: `Figma konnte ${what} nicht platzieren (${reason}).`,
    advice: 'In der Datei wurde nichts geändert; versuchen Sie es noch einmal.'
  }),
  imageRefused: (what, reason) => ({
    message: `Figma konnte ${what} nicht lesen (${reason}).`,
    advice: AGAIN
  }),
  theMap: (map) => `die Karte „${map}“`,
  mapMissing: (map) => ({
    message: `Das Bild der Karte „${map}“ ist nicht mehr in der Datei.`,
    advice: GET_IT_BACK
  }),
  imageMissing: (name) => ({
    message: `Das Bild von „${name}“ ist nicht mehr in der Datei.`,
    advice: AGAIN
  }),
  pictureMissing: {
    message: 'Ein Bild dieses Ergebnisses ist nicht mehr in der Datei.',
    advice: GET_IT_BACK
  },
  pictureUnloaded: (reason) => ({
    message: `Ein Bild dieses Ergebnisses konnte nicht geladen werden (${reason}).`,
    advice: 'Prüfen Sie die Verbindung zu Figma oder analysieren Sie erneut.'
  }),
  undo: 'Rückgängig',
  undoTooLate: 'Seitdem wurde etwas anderes geändert. Machen Sie zuerst das rückgängig.',
  notUndone:
    'Offenbar wurde nichts rückgängig gemacht. Drücken Sie Strg oder Cmd + Z auf der Zeichenfläche.',
  noAnswer: 'es kam keine Antwort',
  storageUnreadable: (reason) => ({
    message: `Figma konnte nicht lesen, was Glance auf diesem Computer speichert (${reason}).`,
    advice: RESTART
  }),
  storageUnwritable: (reason) => ({
    message: `Figma konnte auf diesem Computer nichts speichern (${reason}).`,
    advice: RESTART
  }),
  storageFull: {
    message: 'Die 5 MB, die Figma auf diesem Computer für Glance vorsieht, sind aufgebraucht.',
    advice:
      'Schließen Sie unfertige Analysen ab oder verwerfen Sie sie und versuchen Sie es dann noch einmal.'
  }
}
