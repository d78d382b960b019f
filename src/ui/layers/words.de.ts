import type { Translation } from '../../language'
import type { words } from './words'

const READ_FROM = { alpha: 'der Transparenz', grey: 'den Grautönen' }

export const german: Translation<typeof words> = {
  title: 'Ebenen',
  inPicture: 'Im Bild gefunden',
  inOrder: 'Ebenen in der Reihenfolge, in der man sie sieht',
  seenIn: 'Gesehen in 2 s',
  area: 'Fläche',
  seenBy: 'Gesehen von',
  seconds: (time) => `${time} s`,
  seenByPart: (part) => `von ${part} in 2 s gesehen`,
  kind: {
    text: 'Text',
    image: 'Bild',
    control: 'Button',
    icon: 'Icon',
    shape: 'Form',
    group: 'Gruppe'
  },
  layerNamed: (name) => `Ebene: ${name}`,
  ofArea: (share) => `${share} der Fläche`,
  ofAttention: (share) => `${share} der Aufmerksamkeit`,
  ofFirstLooks: (share) => `${share} der ersten Blicke`,
  level: (last) => `1–${last} etwa gleichauf`,
  below: 'Ohne Scrollen nicht zu sehen',
  mark: 'Als Hauptaktion markieren',
  markLayer: (name) => `„${name}“ als Hauptaktion markieren`,
  layers: 'Ebenen',
  readFrom: (method, error, isLess) =>
    `Aus ${READ_FROM[method]} der Karte gelesen, mit ${isLess ? 'unter' : 'etwa'} ${error} Fehler.`,
  noMap:
    'Dieses Ergebnis hat keine Aufmerksamkeitskarte. Wählen Sie in den Einstellungen „Aufmerksamkeit“ und analysieren Sie erneut.',
  failed: 'Die Ebenen konnten nicht gemessen werden',
  onePicture: 'Ein einziges Bild: Darin wurden keine Teile gefunden.',
  fault: 'Ein Teil der Datei ist nicht lesbar',
  unreadable: 'Die Aufmerksamkeitskarte ist nicht lesbar',
  unreadableAbout: 'Die Ebenen stehen nach Größe.',
  firstLooksUnknown: (why) => `Die ersten Blicke fehlen: ${why}`,
  measuring: 'Wird gemessen …'
}
