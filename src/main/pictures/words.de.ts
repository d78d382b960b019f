import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  failed: (reason) => ({
    message: `Figma konnte diesen Frame nicht exportieren (${reason}).`,
    advice: 'Prüfen Sie, ob er sichtbar und nicht leer ist, und versuchen Sie es dann noch einmal.'
  }),
  noPng: 'es kam kein PNG zurück',
  tooNarrow: {
    message:
      'Mit Schatten und Konturen gezeichnet, ist eine Seite dieses Frames mehr als 50-mal so lang wie die andere.',
    advice: 'Analysieren Sie einen Teil davon oder den Frame darum herum.'
  },
  tooDetailed: {
    message: 'Das Bild dieses Frames lässt sich nicht auf 5 MB verkleinern.',
    advice: 'Analysieren Sie einen Teil davon.'
  },
  overlaysInside: {
    message:
      'Die Overlays in diesem Abschnitt liegen in seinem Bild, daher kann Glance nicht sehen, wie er jetzt aussieht.',
    advice: 'Blenden Sie die Overlays aus, oder analysieren Sie noch einmal.'
  },
  untitled: 'Ohne Titel'
}
