import { wordsOf } from '../../language'

export const words = wordsOf('ui/page', {
  phases: {
    sending: 'Handing over the address',
    capturing: 'Capturing and analysing the page',
    downloading: 'Fetching the capture and its maps',
    placing: 'Placing the page'
  },
  address: 'Page address',
  example: 'example.com/pricing',
  addressHelp: 'It must open without a sign-in: the service sees what anyone sees.',
  device: 'Device',
  desktop: 'Desktop',
  mobile: 'Mobile',
  removeCookieBanner: 'Remove cookie banner',
  /** Named in sentences about what was sent. */
  theAddress: 'The address',
  faults: {
    empty: 'Enter the address of a page, for example example.com/pricing.',
    incomplete: 'Enter a full address, such as example.com/pricing.',
    notWeb: 'Only https:// and http:// addresses can be captured.',
    signIn: 'Leave names and passwords out of the address.'
  },
  needsService: {
    title: 'A web page needs a connected service',
    connect:
      'A service opens the page in a browser of its own and captures it. This cannot be done on this device. Connect a service in Settings, or select a frame with a screenshot of the page and analyse that.',
    select:
      'A service opens the page in a browser of its own and captures it. This cannot be done on this device: select a frame with a screenshot of the page and analyse that.'
  },
  noCapture: {
    title: 'This service does not capture web pages',
    text: (name: string) =>
      `“${name}” was not analysed. Connect another service in Settings, or analyse a frame with a screenshot of the page.`
  },
  placed: {
    title: (name: string) => `“${name}” is on the canvas`,
    text: 'As a frame of its own, with its maps over it. One undo removes both.',
    show: 'Show it'
  },
  /** In a notification. */
  placedAnyway: 'It was placed before it could be cancelled. Undo removes it.',
  withoutMaps: (reason: string) => `The page was placed, but its maps were not: ${reason}`,
  undoFirst: (advice: string) => `Undo removes the page. ${advice}`.trim(),
  /** Named where Figma cannot read a picture. */
  theCapture: 'the capture',
  /** Named where it cannot be placed. */
  thePage: 'the page'
})
