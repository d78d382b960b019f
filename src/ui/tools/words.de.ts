import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  devMode: 'Der Dev Mode zeigt Ergebnisse und ändert nichts',
  switchToDesign: 'Wechseln Sie zu Design, um etwas zu ändern; das erfordert Bearbeitungsrechte.'
}
