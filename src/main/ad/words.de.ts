import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  newer: {
    message:
      'Dieser Frame hat eine Anzeigensichtbarkeit aus einer neueren Version von Glance; sie bleibt, wie sie ist.',
    advice: 'Aktualisieren Sie Glance und versuchen Sie es dann noch einmal.'
  },
  tooLong: {
    message: 'Diese Anzeigensichtbarkeit ist zu lang, um in der Datei gespeichert zu werden.',
    advice: 'Kürzen Sie den Namen des Frames und versuchen Sie es dann noch einmal.'
  }
}
