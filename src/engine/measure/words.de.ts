import type { Translation } from '../../language'
import type { words } from './words'

const MAPS = { attention: 'Aufmerksamkeitskarte', perception: 'Karte „Erste Blicke“' }

export const german: Translation<typeof words> = {
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
