import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  newer: {
    message: 'Dieses Ergebnis wurde mit einer neueren Version von Glance erstellt.',
    advice:
      'Aktualisieren Sie Glance, um es zu sehen, oder löschen Sie das Ergebnis und analysieren Sie erneut.'
  },
  broken: {
    message: 'Das Ergebnis, das an diesem Frame gespeichert ist, ist nicht lesbar.',
    advice: 'Löschen Sie das Ergebnis und analysieren Sie dann erneut.'
  },
  none: {
    message: 'Dieser Frame hat kein Ergebnis von Glance mehr.',
    advice: 'Stellen Sie wieder her, was rückgängig gemacht wurde, oder analysieren Sie erneut.'
  },
  newerResult: {
    message: 'Dieser Frame hat das Ergebnis eines Laufs, der später begonnen wurde. Es bleibt.',
    advice:
      'Behalten Sie Werte und Hauptaktion dieses Laufs in seinem Verlauf, oder verwerfen Sie sie.'
  },
  tooLong: {
    message: 'Dieses Ergebnis ist zu lang, um in der Datei gespeichert zu werden.',
    advice: 'Kürzen Sie den Namen des Frames und analysieren Sie dann erneut.'
  },
  noMaps: { message: 'Dieses Ergebnis kam ohne Karten.', advice: 'Analysieren Sie erneut.' },
  noOverlay: {
    message: 'Dieser Frame hat keine Overlays: Sie wurden von Hand entfernt.',
    advice: 'Legen Sie die Karten noch einmal über den Frame.'
  },
  theOverlays: 'die Overlays',
  cut: 'Der Rest dieses Textes war zu lang, um in der Datei gespeichert zu werden.',
  differenceMap: 'die Differenzkarte',
  actionNewer: {
    message:
      'Die Hauptaktion dieses Frames wurde mit einer neueren Version von Glance markiert und bleibt, wie sie ist.',
    advice: 'Aktualisieren Sie Glance, um sie zu ändern.'
  },
  actionTooLong: {
    message: 'Der Name dieser Ebene ist zu lang, um in der Datei gespeichert zu werden.',
    advice: 'Geben Sie der Ebene einen kürzeren Namen und markieren Sie sie dann noch einmal.'
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
