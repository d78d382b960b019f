import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  newer: {
    message:
      'Die Hauptaktion dieses Frames wurde mit einer neueren Version von Glance markiert und bleibt, wie sie ist.',
    advice: 'Aktualisieren Sie Glance, um sie zu ändern.'
  },
  tooLong: {
    message: 'Der Name dieser Ebene ist zu lang, um in der Datei gespeichert zu werden.',
    advice: 'Geben Sie der Ebene einen kürzeren Namen und markieren Sie sie dann noch einmal.'
  }
}
