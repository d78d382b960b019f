import type { Translation } from '../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  unexpected: 'Etwas ist fehlgeschlagen, ohne dass ein Grund genannt wurde.',
  tryAgain:
    'Versuchen Sie es noch einmal; passiert es wieder, schließen Sie Glance und öffnen Sie es neu.'
}
