import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  live: 'Live',
  about: 'Dem Frame folgen, während Sie ihn bearbeiten.',
  waiting: 'Bearbeiten Sie den Frame: Das Ergebnis folgt.',
  computing: 'Ihre Änderung wird ausgewertet …',
  shown: 'So ist der Frame jetzt. Zum Behalten erneut analysieren.',
  slow: (seconds) => `Aktualisiert etwa ${seconds} s nach Ihrer letzten Änderung.`,
  failed: (message, advice) => `Ihrer Änderung ließ sich nicht folgen. ${message} ${advice}`,
  unchanged: 'Wie bei der Analyse.'
}
