import type { Translation } from '../../language'
import type { words } from './words'

export const german: Translation<typeof words> = {
  analysis: 'Analyse',
  mapShownFirst: 'Zuerst gezeigte Karte',
  predictions: 'Vorhersagen',
  prediction: {
    attention: { name: 'Aufmerksamkeit', about: 'mit ersten Blicken und Hotspots' },
    clarity: { name: 'Klarheit', about: 'Wert und Karte' },
    excitingness: { name: 'Lebendigkeit', about: 'Wert und Karte' }
  },
  language: 'Sprache',
  licences: 'Lizenzen',
  asTheBrowser: (name) => `Wie der Browser: ${name}`,
  deviceOnly:
    'Diese Version von Glance arbeitet nur auf diesem Gerät, und nichts verlässt Ihren Computer. Die Version Ihrer Organisation oder aus dem Quelltext von Glance kann einen Analysedienst anbinden.'
}
