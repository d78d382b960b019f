import type { Translation } from '../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  workers: {
    engine: 'Die eingebaute Engine',
    video: 'Das Lesen des Videos'
  },
  stopped: (who) => `${who} wurde unerwartet beendet.`,
  tookTooLong: (who) => `${who} hat zu lange gedauert.`,
  notStarted: 'Das Skript ist nicht gestartet.',
  engineStopped: {
    message: 'Die eingebaute Engine wurde dabei zweimal unerwartet beendet.',
    advice:
      'Schließen Sie, was viel Speicher braucht, oder nehmen Sie einen kleineren Frame, und starten Sie dann erneut.'
  },
  cannotDraw: 'Dieser Browser kann nicht zeichnen.',
  chooseAnother: 'Wählen Sie eine andere Datei.',
  undecodable: 'Das Video kann hier nicht decodiert werden.',
  undecodableAt: (seconds) => `Das Video kann bei Sekunde ${seconds} nicht decodiert werden.`,
  noPicture: 'Das Video hat kein Bild.'
}
