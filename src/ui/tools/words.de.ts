import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  devMode: 'Der Dev Mode zeigt Ergebnisse und ändert nichts',
  viewOnly: 'Sie können diese Datei ansehen, nicht bearbeiten',
  switchToDesign: 'Wechseln Sie zu Design, um etwas zu ändern.'
}
