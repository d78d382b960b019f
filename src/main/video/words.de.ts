import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  picture: 'Bild',
  overlay: 'Overlay',
  thePictures: 'die Bilder',
  tooMany: (most, asked) => ({
    message: `Glance legt 1 bis ${most} Bilder auf einmal aus, nicht ${asked}.`,
    advice: 'Wählen Sie weniger Zeitpunkte des Videos.'
  })
}
