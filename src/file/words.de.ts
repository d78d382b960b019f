import type { Translation } from '../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  map: {
    attention: 'Aufmerksamkeit',
    perception: 'Erste Blicke',
    hotspots: 'Hotspots',
    clarity: 'Unruhe',
    excitingness: 'Lebendigkeit',
    roi: 'Regionen',
    difference: 'Differenz'
  },
  medium: {
    auto: 'Auto, nach Größe',
    desktopWeb: 'Desktop-Seite',
    mobileWeb: 'Mobiler Bildschirm',
    generic: 'Anderes Design'
  }
}
