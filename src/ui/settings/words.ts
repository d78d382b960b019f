import { wordsOf } from '../../language'

export const words = wordsOf('ui/settings', {
  mapShownFirst: 'Map shown first',
  veil: 'Veil under maps',
  veils: { dark: 'Dark', light: 'Light' },
  veilHelp: 'Dims the design so that maps show. Holds for new analyses.',
  hideOnClose: 'Hide overlays when Glance is closed',
  medium: 'Medium',
  predictions: 'Predictions',
  prediction: {
    attention: { name: 'Attention', about: 'with first looks and hotspots' },
    clarity: { name: 'Clarity', about: 'its score, and the clutter map' },
    excitingness: { name: 'Excitingness', about: 'its score and map' }
  },
  language: 'Language',
  licences: 'Licences',
  asTheBrowser: (name: string) => `As the browser: ${name}`,
  deviceOnly:
    'This version of Glance works on this device only; nothing leaves your computer. Other versions can connect an analysis service.',
  analyseWith: 'Analyse with',
  sent: {
    'on-device': 'Nothing leaves your computer. No account is needed.',
    service:
      'Sends the picture and name of the frame, its brief and your key to the service you connect.'
  },
  baseUrl: 'Service address (base URL)',
  noVersion: 'Most addresses end in a version, such as /v2. Check yours if the test fails.',
  key: 'Key',
  pasteKey: 'Paste your key',
  keyIsSet: 'A key is set.',
  keyKeptHere:
    'Kept by Figma on this computer, not in the file. On shared computers, remove the key afterwards.',
  keyKeptForNow: 'Kept until Glance is closed.',
  rememberKey: 'Remember on this computer',
  forgetKey: 'Remove key',
  otherKey: 'The kept key belongs to another address',
  otherKeyAbout: (origin: string) =>
    `It is for ${origin} and is sent nowhere else. Enter the key of this address, which takes its place, or change the address back.`,
  testConnection: 'Test connection',
  testing: 'Testing the connection.',
  works: 'The connection works',
  worksNot: 'The connection does not work',
  /** Errors that are shown anywhere say where Settings are needed; here they are in view. */
  adviceHere: (advice: string) => advice.replace(/,? in Settings\b/, ''),
  details: 'Advanced',
  detailsAbout:
    'Metadata keys for audience and brand (ask your service). Left empty, that text is not sent.',
  audienceKey: 'Audience is sent as',
  brandKey: 'Brand is sent as',
  keyTaken: (key: string) => `“${key}” is the key of another text of the brief.`,
  sameKeys: 'Audience and brand need different keys.',
  tagResourceType: 'Resource type of tags',
  tagResourceTypeAbout: 'Whose tags are searched, such as screenshot.',
  noType: 'Enter a type, such as screenshot.',
  badType: 'This is not a type.',
  adScoreMax: 'Highest ad visibility score',
  adScoreMaxAbout: 'Shows ad scores on their scale. Ask your service.',
  badScoreMax: 'Enter a number above 0, such as 1 or 100.'
})
