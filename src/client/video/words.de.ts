import type { Translation } from '../../language'
import type { words } from './words'

const AGAIN = 'Exportieren Sie es noch einmal.'

export const german: Translation<typeof words> = {
  empty: { fault: 'Die Videodatei ist leer.', advice: 'Wählen Sie eine andere Datei.' },
  tooLarge: {
    fault: 'Die Videodatei ist größer als 100 MB.',
    advice: 'Kürzen oder verkleinern Sie das Video.'
  },
  notWebm: {
    fault: 'Die Datei ist kein .webm-Video, was auch immer ihr Name sagt.',
    advice: 'Exportieren Sie das Video als .webm.'
  },
  cutOff: { fault: 'Das Video ist abgeschnitten: Sein Ende fehlt.', advice: AGAIN },
  onlySound: { fault: 'Die Datei hat kein Bild, nur Ton.', advice: 'Wählen Sie ein Video.' },
  damaged: { fault: 'Das Video konnte nicht gelesen werden: Es ist beschädigt.', advice: AGAIN },
  noFrames: { fault: 'Das Video hat keine Einzelbilder.', advice: AGAIN },
  noSize: { fault: 'Das Video nennt keine Größe.', advice: AGAIN },
  noLength: { fault: 'Das Video hat keine Länge.', advice: AGAIN },
  tooLong: {
    fault: 'Das Video ist länger als 60 Sekunden.',
    advice: 'Kürzen Sie es auf höchstens 60 Sekunden.'
  },
  unfitSize: {
    fault: 'Das Video ist kleiner als 40 px oder größer als 8K (7680 × 4320 px).',
    advice: 'Ändern Sie seine Größe.'
  },
  blank: {
    fault: 'Das Video ist leer: Es gibt nichts zu sehen.',
    advice: 'Wählen Sie ein anderes Video.'
  },
  unreadable: {
    fault: 'Die Videodatei lässt sich nicht mehr von der Festplatte lesen.',
    advice: 'Wählen Sie sie noch einmal.'
  }
}
