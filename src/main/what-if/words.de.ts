import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  copy: 'die Kopie',
  outOfDate: {
    message: 'Der Frame hat sich seit seiner Analyse geändert.',
    advice: 'Analysieren Sie ihn erneut und probieren Sie die Änderung dann aus.'
  },
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
  severalSizes: (name) => ({
    message: `„${name}“ enthält Buchstaben in mehreren Größen.`,
    advice: 'Ändern Sie den Text von Hand.'
  }),
  picture: (name) => ({
    message: `„${name}“ ist mit einem Bild gefüllt und hat keine Farbe, die sich ändern ließe.`,
    advice: 'Probieren Sie eine andere Änderung aus.'
  }),
  onPicture: (name) => ({
    message: `„${name}“ liegt auf einem Bild; der Kontrast lässt sich deshalb nicht bestimmen.`,
    advice: 'Legen Sie eine einfarbige oder abgedunkelte Fläche dahinter.'
  }),
  noColour: (name) => ({
    message: `Auf der Seite gibt es keine andere Farbe, die sich stärker abhebt als die von „${name}“.`,
    advice: 'Probieren Sie eine andere Änderung aus.'
  }),
  calmAlready: (name) => ({
    message: `„${name}“ hat keine Farbe, die ruhiger sein könnte.`,
    advice: 'Probieren Sie eine andere Änderung aus.'
  }),
  readable: (name) => ({
    message: `Die Buchstaben von „${name}“ heben sich bereits mit 4,5 zu 1 oder mehr ab.`,
    advice: 'Probieren Sie eine andere Änderung aus.'
  }),
  first: (name) => ({
    message: `„${name}“ steht dort, wo es liegt, schon an erster Stelle.`,
    advice: 'Probieren Sie eine andere Änderung aus.'
  }),
  alone: (name) => ({
    message: `Neben „${name}“ liegt nichts, das mehr Raum geben könnte.`,
    advice: 'Probieren Sie eine andere Änderung aus.'
  }),
  noRoom: (name) => ({
    message: `Um „${name}“ ist dafür kein Platz: Die Ebene würde etwas anderes überdecken oder aus dem Frame ragen.`,
    advice: 'Probieren Sie eine andere Änderung aus oder schaffen Sie zuerst Platz.'
  }),
  noEffect: (name) => ({
    message: `Das würde nichts ändern: Wie „${name}“ aussieht, bestimmt die Umgebung.`,
    advice: 'Probieren Sie eine andere Änderung aus.'
  }),
  notACopy: {
    message: 'Dieser Frame ist keine Kopie von Glance.',
    advice: 'Löschen Sie ihn von Hand.'
  }
}
