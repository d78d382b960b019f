import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  copy: 'die Kopie',
  change: 'die Änderung',
  unsupported: {
    message: 'Änderungen lassen sich an Frames, Gruppen und Komponenten ausprobieren.',
    advice: 'Analysieren Sie den Frame, an dem Sie arbeiten.'
  },
  layerGone: {
    message: 'Diese Ebene ist nicht mehr im Frame.',
    advice: 'Analysieren Sie ihn erneut.'
  },
  locked: (name) => ({
    message: `„${name}“ ist gesperrt.`,
    advice: 'Entsperren Sie die Ebene, um Änderungen an ihr auszuprobieren.'
  }),
  inInstance: (name) => ({
    message: `„${name}“ liegt in einer Instanz, in der Figma Ebenen weder verschiebt noch vergrößert oder verkleinert.`,
    advice: 'Lösen Sie die Instanz oder probieren Sie es in ihrer Hauptkomponente aus.'
  }),
  fontMissing: (name, font) => ({
    message: `„${name}“ enthält Text in ${font}; diese Schrift ist nicht verfügbar.`,
    advice: 'Installieren oder ersetzen Sie die Schrift und versuchen Sie es erneut.'
  }),
  noRoom: (name) => ({
    message: `Um „${name}“ ist dafür kein Platz: Die Ebene würde etwas anderes überdecken oder aus dem Frame ragen.`,
    advice: 'Probieren Sie eine andere Änderung aus oder schaffen Sie zuerst Platz.'
  }),
  noEffect: (name) => ({
    message: `Das würde nichts ändern: Wie „${name}“ aussieht, bestimmt die Umgebung.`,
    advice: 'Probieren Sie eine andere Änderung aus.'
  }),
  unread: {
    newer: {
      message: 'Diese Kopie wurde mit einer neueren Version von Glance erstellt.',
      advice: 'Aktualisieren Sie Glance, um sie zu vergleichen.'
    },
    broken: {
      message: 'Die Notiz an dieser Kopie lässt sich nicht lesen.',
      advice: 'Analysieren Sie sie wie jeden Frame, oder verwerfen Sie sie.'
    }
  },
  notACopy: {
    message: 'Dieser Frame ist keine Kopie von Glance.',
    advice: 'Löschen Sie ihn von Hand.'
  }
}
