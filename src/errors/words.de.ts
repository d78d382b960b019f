import type { Translation } from '../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  unexpected: 'Etwas ist fehlgeschlagen, ohne zu sagen, warum.',
  tryAgain: 'Versuchen Sie es noch einmal; passiert es wieder, schließen und öffnen Sie Glance.'
}
