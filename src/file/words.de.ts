import type { Translation } from '../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  medium: {
    auto: 'Auto, nach Größe',
    desktopWeb: 'Desktop-Seite',
    mobileWeb: 'Mobiler Bildschirm',
    generic: 'Allgemein'
  }
}
