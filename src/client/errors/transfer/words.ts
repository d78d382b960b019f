import { wordsOf } from '../../../language'

const GET_AGAIN = 'Get the result again; if it happens twice, tell the provider.'

/** What the client says of connections, of answers that are none, and of files on their way. */
export const words = wordsOf('client/errors/transfer', {
  answerTooLarge: {
    message: (host: string, megabytes: number) =>
      `The answer from ${host} is larger than ${megabytes} MB and was not read.`,
    advice: 'Check the service address; if it is right, ask the provider.'
  },
  notJson: {
    message: (host: string, came: string, status: number) =>
      `${host} answered with ${came} instead of JSON (HTTP status ${status}).`,
    advice: 'Check the service address: it may lead to a website, a login page or a proxy.'
  },
  /** `places` are names in quotation marks, or nothing. */
  unexpectedAnswer: {
    message: (host: string, places: string) =>
      `${host} answered in a form that Glance does not understand${places === '' ? '' : `: missing or unfit ${places}`}.`,
    advice: 'Check the service address and its version segment.'
  },
  quoted: (name: string) => `“${name}”`,
  /** What came instead of something else. */
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
  brokeOff: {
    message: (host: string, why: string) =>
      `The connection to ${host} broke while its answer was arriving${why}.`,
    advice: 'Check your connection and try again.'
  },
  redirected: {
    message: (host: string) =>
      `${host} redirects to another address, which Glance does not follow, to keep the key safe.`,
    advice: 'Enter the final address of the service, with https:// and its version segment.'
  },
  timeout: {
    message: (host: string, time: string) => `${host} did not answer completely within ${time}.`,
    advice: 'Check your connection and try again.'
  },
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
  downloadRefused: {
    message: (host: string, status: number) =>
      `${host} did not hand out the picture (HTTP status ${status}): its link has probably expired.`,
    advice: 'Get the result again for fresh links; after an hour, run the analysis again.'
  },
  unsupportedImage: {
    message: (host: string, came: string, expected: string) =>
      `${host} sent ${came} where a ${expected} picture was expected.`,
    advice: GET_AGAIN
  },
  corruptDownload: {
    message: (host: string, damage: string) =>
      `The picture from ${host} ${damage}, so it was not used.`,
    advice: GET_AGAIN
  },
  damage: {
    empty: 'is empty',
    cutOff: 'is cut off',
    damaged: 'is damaged',
    noPixels: 'has no pixels',
    noSize: 'does not state its size'
  },
  tooManyPixels: (width: number, height: number) =>
    `is ${width} × ${height} px, far larger than what it is a picture of`,
  uploadTooLarge: {
    message: (host: string) =>
      `${host} did not take the video (HTTP status 413): the file is too large for it.`,
    advice: 'Make the video shorter or smaller; nothing was analysed.'
  },
  uploadLinkExpired: {
    message: (host: string, status: number) =>
      `${host} did not take the video (HTTP status ${status}): its upload link has probably expired.`,
    advice: 'Send the video again: it gets a fresh link. Nothing was analysed.'
  },
  uploadRefused: {
    message: (host: string, status: number) =>
      `${host} did not take the video (HTTP status ${status}).`,
    advice: 'Send the video again; if it is refused again, tell the provider. Nothing was analysed.'
  },
  uploadStalled: {
    message: (host: string, time: string) => `The upload to ${host} made no progress for ${time}.`,
    advice: 'Check your connection and send the video again; nothing was analysed.'
  }
})
