import type { Translation } from '../language'
import type { words } from './words'

const MAPS = { attention: 'Aufmerksamkeitskarte', perception: 'Karte „Erste Blicke“' }

export const german: Translation<typeof words> = {
  workers: {
    engine: 'Die eingebaute Engine',
    markdown: 'Das Lesen von Markdown',
    measuring: 'Das Messen der Karten',
    video: 'Das Lesen des Videos'
  },
  stopped: (who) => `${who} wurde unerwartet beendet.`,
  tookTooLong: (who) => `${who} hat zu lange gedauert.`,
  notStarted: 'Das Skript ist nicht gestartet.',
  engineEnded: 'Die eingebaute Engine läuft nicht mehr.',
  cannotDraw: 'Dieser Browser kann nicht zeichnen.',
  chooseAnother: 'Wählen Sie eine andere Datei.',
  undecodable: 'Das Video kann hier nicht decodiert werden.',
  undecodableAt: (seconds) => `Das Video kann bei Sekunde ${seconds} nicht decodiert werden.`,
  noPicture: 'Das Video hat kein Bild.',
  mapDamaged: (map, reason) => ({
    message: `Die ${MAPS[map]} in der Datei ist beschädigt: ${reason}`,
    advice: 'Analysieren Sie erneut, um eine neue Karte zu bekommen.'
  }),
  differentShapes: (base, other) =>
    `Die Frames haben verschiedene Formate (${base.width} × ${base.height} und ${other.width} × ${other.height} px); die eine Karte lässt sich nicht über die andere legen.`,
  mapUnreadable: {
    base: (why) => `Die Aufmerksamkeitskarte des Basis-Frames ist nicht lesbar. ${why}`,
    compared: (why) => `Die Aufmerksamkeitskarte des verglichenen Frames ist nicht lesbar. ${why}`
  },
  unreadable: {
    even: 'Sie ist eine gleichmäßige Farbfläche.',
    colours: 'Ihre Farben sagen nicht, wo viel und wo wenig gesehen wird.',
    rough: 'Sie hat die feinen Details eines Bildes, nicht den weichen Verlauf einer Karte.',
    empty: 'Sie zeigt nirgends Aufmerksamkeit.'
  }
}
