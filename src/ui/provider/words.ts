import { wordsOf } from '../../language'

/** Where something goes, and why it cannot. */
export const words = wordsOf('ui/provider', {
  onDevice: 'On this device: nothing leaves your computer.',
  /** `what` is one thing, such as “The picture”. */
  sentTo: (what: string, host: string) => `${what} is sent to ${host}.`,
  nothingSent: 'Nothing was sent anywhere.',
  keepsComputing: (host: string) =>
    `${host} keeps computing what it has accepted, and may charge for it.`,
  otherKey: (owner: string, origin: string) => ({
    message: `The key belongs to ${owner} and is not sent to ${origin}.`,
    advice: 'Enter the key for this address in Settings, or change the address back.'
  }),
  blocked: (host: string) => ({
    message: `This version of Glance may not contact ${host}; Figma blocked the request.`,
    advice: 'Ask whoever gave you this version which service it is made for.'
  }),
  mapMissing: {
    message: 'The service analysed the video, but sent no map of it.',
    advice: 'Ask the provider.'
  },
  fileChanged: (name: string) => ({
    message: `“${name}” was changed, moved or deleted after you chose it.`,
    advice: 'Choose the file again. Nothing was analysed.'
  }),
  captureMissing: {
    message: 'The service analysed the page, but sent no picture of it.',
    advice: 'Without one it cannot be placed. Ask the provider.'
  }
})
