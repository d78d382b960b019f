import { wordsOf } from '../../language'

export const words = wordsOf('ui/settings', {
  analysis: 'Analysis',
  mapShownFirst: 'Map shown first',
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
    'This version of Glance works on this device only, and nothing leaves your computer. A version built for your organisation, or from Glance’s source, can connect an analysis service.',
  analyseWith: 'Analyse with',
  provider: {
    'on-device': {
      name: 'On this device',
      sent: 'The built-in engine analyses frames here. Nothing leaves your computer, no account is needed.'
    },
    service: {
      name: 'Analysis service',
      sent: 'The picture and name of the frame, its brief and your key go to the service you connect. Its maps are downloaded from the links it returns.'
    }
  },
  baseUrl: 'Service address (base URL)',
  address: {
    missing: 'Enter the address your provider gave you.',
    noScheme: 'Start the address with https://, for example https://api.example.com/v2.',
    incomplete: 'This is not a complete web address.',
    otherScheme: 'Only https:// addresses work here.',
    unprotected:
      'Use HTTPS: start the address with https://. Plain http:// would send your key and design unprotected.',
    signIn: 'Leave names and passwords out of the address; the key has its own field.',
    query: 'Leave out everything from “?” or “#” on; the key has its own field.',
    noVersion:
      'Service addresses usually end in a version, such as /v2. Check yours if the test fails.'
  },
  key: 'Key',
  pasteKey: 'Paste your key',
  keyIsSet: 'A key is set.',
  keyKeptHere:
    'Kept by Figma on this computer, not in the file. Not a vault: forget it on shared computers.',
  keyKeptForNow: 'Kept until Glance is closed.',
  keyRejected: 'The service did not accept the kept key.',
  rememberKey: 'Remember on this computer',
  forgetKey: 'Forget key',
  otherKey: 'The kept key belongs to another address',
  otherKeyAbout: (origin: string) =>
    `It is for ${origin} and is sent nowhere else. Enter the key of this address, which takes its place, or change the address back.`,
  testConnection: 'Test connection',
  testing: 'Testing the connection.',
  works: 'The connection works',
  worksNot: 'The connection does not work',
  /** Errors that are shown anywhere say where Settings are needed; here they are in view. */
  adviceHere: (advice: string) => advice.replace(/,? in Settings\b/, ''),
  details: 'Details the service’s interface leaves open',
  detailsAbout:
    'The interface does not name the metadata keys for audience and brand: ask your provider. Left empty, that text of the brief is not sent.',
  audienceKey: 'Audience is sent as',
  brandKey: 'Brand is sent as',
  keyTaken: (key: string) => `“${key}” is the key of another text of the brief.`,
  sameKeys: 'Audience and brand need different keys.',
  tagResourceType: 'Resource type of tags',
  tagResourceTypeAbout: 'The kind of resource whose tags are searched, such as screenshot.',
  noType: 'Enter a type, such as screenshot.',
  badType: 'This is not a type.',
  adScoreMax: 'Highest ad visibility score',
  adScoreMaxAbout: 'With it, scores of ads are shown on their scale. Your provider knows it.',
  badScoreMax: 'Enter a number above 0, such as 1 or 100.'
})
