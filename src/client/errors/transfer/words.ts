import { wordsOf } from '../../../language'

const GET_AGAIN = 'Get the result again; if it happens twice, tell the provider.'

/** Messages for connections, unreadable answers, downloads and uploads. */
export const words = wordsOf('client/errors/transfer', {
  answerTooLarge: (host: string, megabytes: number) => ({
    message: `The answer from ${host} is larger than ${megabytes} MB and was not read.`,
    advice: 'Check the service address; if it is right, ask the provider.'
  }),
  notJson: (host: string, came: string, status: number) => ({
    message: `${host} answered with ${came} instead of JSON (HTTP status ${status}).`,
    advice: 'Check the service address: it may lead to a website, a login page or a proxy.'
  }),
  /** `places` are names in quotation marks, or nothing. */
  unexpectedAnswer: (host: string, places: string) => ({
    message: `${host} answered in a form that Glance does not understand${places === '' ? '' : `: missing or unfit ${places}`}.`,
    advice: 'Check the service address and its version segment.'
  }),
  quoted: (name: string) => `“${name}”`,
  /** Names for an answer of the wrong type. */
  came: {
    nothing: 'nothing',
    html: 'a web page (HTML)',
    xml: 'XML',
    json: 'JSON',
    picture: 'a picture',
    brokenJson: 'broken or cut-off JSON',
    gif: 'a GIF picture',
    webp: 'a WebP picture',
    avif: 'an AVIF picture',
    mp4: 'an MP4 video',
    webm: 'a WebM video',
    bmp: 'a BMP picture',
    tiff: 'a TIFF picture',
    pdf: 'a PDF file',
    svg: 'an SVG picture',
    other: 'something else'
  },
  noAnswer: {
    message: (host: string, why: string) =>
      `No answer from ${host}${why}: it cannot be reached, or it does not allow calls from a plugin (CORS).`,
    advice:
      'Check the address and your connection. A service without CORS cannot be called from a plugin.',
    adviceOnThisComputer: 'Some browsers block calls to this computer.'
  },
  brokeOff: (host: string, why: string) => ({
    message: `The connection to ${host} broke while its answer was arriving${why}.`,
    advice: 'Check your connection and try again.'
  }),
  redirected: (host: string) => ({
    message: `${host} redirects to another address, which Glance does not follow, to keep the key safe.`,
    advice: 'Enter the final address of the service, with https:// and its version segment.'
  }),
  timeout: (host: string, time: string) => ({
    message: `${host} did not answer completely within ${time}.`,
    advice: 'Check your connection and try again.'
  }),
  deadline: {
    message: (time: string) => `Not finished within ${time}.`,
    lastFailed: (message: string) => `The last attempt failed: ${message}`,
    advice: 'The service may still be working on it; try again later.'
  },
  aborted: {
    beforeSent: 'Cancelled before anything was sent.',
    message: 'Cancelled.',
    advice: 'A service keeps computing what it has accepted.'
  },
  mayBeAccepted: 'The service may have accepted it all the same; sending it again may count twice.',
  nothingAnalysed: 'Nothing was analysed.',
  downloadRefused: (host: string, status: number) => ({
    message: `${host} did not hand out the picture (HTTP status ${status}): its link has probably expired.`,
    advice: 'Get the result again for fresh links; after an hour, run again.'
  }),
  unsupportedImage: (host: string, came: string, expected: string) => ({
    message: `${host} sent ${came} where a ${expected} picture was expected.`,
    advice: GET_AGAIN
  }),
  anyOf: (formats: readonly string[]) =>
    new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(formats),
  corruptDownload: (host: string, damage: string) => ({
    message: `The picture from ${host} ${damage}, so it was not used.`,
    advice: GET_AGAIN
  }),
  damage: {
    empty: 'is empty',
    cutOff: 'is cut off',
    damaged: 'is damaged',
    noPixels: 'has no pixels',
    noSize: 'does not state its size'
  },
  tooManyPixels: (width: number, height: number) =>
    `is ${width} × ${height} px, far larger than what it is a picture of`,
  uploadTooLarge: (host: string) => ({
    message: `${host} did not take the video (HTTP status 413): the file is too large for it.`,
    advice: 'Make the video shorter or smaller; nothing was analysed.'
  }),
  uploadLinkExpired: (host: string, status: number) => ({
    message: `${host} did not take the video (HTTP status ${status}): its upload link has probably expired.`,
    advice: 'Send the video again: it gets a fresh link. Nothing was analysed.'
  }),
  uploadRefused: (host: string, status: number) => ({
    message: `${host} did not take the video (HTTP status ${status}).`,
    advice: 'Send the video again; if it is refused again, tell the provider. Nothing was analysed.'
  }),
  uploadStalled: (host: string, time: string) => ({
    message: `The upload to ${host} made no progress for ${time}.`,
    advice: 'Check your connection and send the video again; nothing was analysed.'
  })
})
