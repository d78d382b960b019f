import { wordsOf } from '../../language'

/** What Settings say. */
export const words = wordsOf('ui/settings', {
  analysis: 'Analysis',
  mapShownFirst: 'Map shown first',
  predictions: 'Predictions',
  prediction: {
    attention: { name: 'Attention', about: 'with perception and hotspots' },
    clarity: { name: 'Clarity', about: 'score and map' },
    excitingness: { name: 'Excitingness', about: 'score and map' }
  },
  language: 'Language',
  licences: 'Licences',
  asTheBrowser: (name: string) => `As the browser: ${name}`,
  deviceOnly:
    'This version of Glance works on this device only, and nothing leaves your computer; the one built for your organisation, or from Glance’s source, can connect an analysis service.'
})
