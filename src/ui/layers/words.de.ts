import type { Translation } from '../../language'
import type { words } from './words'

const READ_FROM = { alpha: 'der Transparenz', grey: 'den Grautönen' }

export const german: Translation<typeof words> = {
  title: 'Ebenen',
  inPicture: 'Im Bild gefunden',
  inOrder: 'Ebenen in der Reihenfolge, in der man sie sieht',
  layer: 'Zuerst gesehen',
  attention: 'Aufmerks.',
  firstLooks: 'Erste Blicke',
  area: 'Fläche',
  kind: {
    text: 'Text',
    image: 'Bild',
    control: 'Bedienelement',
    icon: 'Icon',
    shape: 'Form',
    group: 'Gruppe'
  },
  part: (name, share) => `${name}, ${share} der Aufmerksamkeit`,
  ofArea: (share) => `${share} der Fläche`,
  ofAttention: (share) => `${share} der Aufmerksamkeit`,
  ofFirstLooks: (share) => `${share} der ersten Blicke`,
  level: '1 und 2 fallen etwa gleich stark auf.',
  below: 'Ohne Scrollen nicht zu sehen',
  mark: 'Als Hauptaktion markieren',
  markLayer: (name) => `„${name}“ als Hauptaktion markieren`,
  layers: 'Ebenen',
  readFrom: (method, error, isLess) =>
    `Aus ${READ_FROM[method]} der Karte gelesen, mit ${isLess ? 'unter' : 'etwa'} ${error} Fehler.`,
  groupGets: (name, share, rank) =>
    `Als Ganzes erhält ${name} ${share} der Aufmerksamkeit und ${rank}.`,
  rest: 'Hintergrund und Übriges',
  restOf: (count) => `Hintergrund und ${count} kleinere ${count === '1' ? 'Ebene' : 'Ebenen'}`,
  noMap:
    'Dieses Ergebnis hat keine Aufmerksamkeitskarte, daher sind die Anteile der Ebenen nicht bekannt. Wählen Sie in den Einstellungen „Aufmerksamkeit“ und analysieren Sie erneut.',
  failed: 'Die Aufmerksamkeit je Ebene konnte nicht gemessen werden',
  outOfDate:
    'Der Frame hat sich geändert; seine Ebenen liegen nicht mehr dort, wo die Karten sie zeigen. Analysieren Sie ihn erneut, um ihre Anteile zu erhalten.',
  onePicture:
    'Dieser Frame ist ein einziges Bild ohne unterscheidbare Ebenen. Seine Karten und Werte gelten für das Ganze.',
  fault: 'Ein Teil der Datei ist nicht lesbar',
  unreadable: 'Die Aufmerksamkeitskarte ist nicht lesbar',
  unreadableAbout:
    'Karten und Werte gelten unverändert. Die Ebenen unten sind nach Größe geordnet; sie lassen sich auswählen und markieren.',
  firstLooksUnknown: (why) => `Die ersten Blicke sind je Ebene nicht bekannt: ${why}`,
  measuring: 'Wird gemessen …'
}
