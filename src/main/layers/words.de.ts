import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  sharesNewer: {
    message:
      'Die Ebenen dieses Ergebnisses wurden mit einer neueren Version von Glance gemessen und bleiben, wie sie sind.',
    advice: 'Aktualisieren Sie Glance, um sie erneut zu messen.'
  },
  faults: {
    shares: faults('Die Aufmerksamkeit je Ebene', 'Sie wird von selbst erneut gemessen.'),
    primary: faults('Die Hauptaktion', 'Markieren Sie sie noch einmal.'),
    history: faults('Die Liste früherer Läufe', 'Der nächste Lauf beginnt eine neue.')
  }
}

/** `what` is feminine. */
function faults(what: string, advice: string) {
  return {
    newer: {
      message: `${what} wurde von einer neueren Version von Glance gespeichert und bleibt, wie sie ist.`,
      advice: 'Aktualisieren Sie Glance, um sie zu sehen.'
    },
    broken: { message: `${what} ist an diesem Frame gespeichert, aber nicht lesbar.`, advice }
  }
}
