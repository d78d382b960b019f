import { wordsOf } from '../../../language'

/** Messages for input that is not sent: what is wrong with it, and what to do. */
export const words = wordsOf('client/errors/input', {
  nothingSent: (fault: string) => `${fault} Nothing was sent.`,
  address: {
    empty: 'The service address is empty.',
    noScheme: 'The service address must start with https://.',
    invalid: 'The service address is not a valid address.',
    credentials: 'The service address must not contain a user name or password.',
    query: 'The service address must not contain a query (?).',
    fragment: 'The service address must not contain a fragment (#).'
  },
  addressAdvice: 'Enter it as the provider gave it, such as https://api.example.com/v2.',
  insecure: {
    service: 'The service address does not use HTTPS, so nothing was sent to it.',
    picture: 'The link of a picture does not use HTTPS, so nothing was sent to it.',
    upload: 'The upload address does not use HTTPS, so nothing was sent to it.'
  },
  insecureAdvice:
    'Use an address that starts with https://. Plain http:// works on this computer only.',
  key: {
    empty: 'The key is empty, so nothing was sent.',
    spaces: 'The key contains spaces or line breaks, so nothing was sent.',
    characters: 'The key contains control characters or letters outside ASCII, so nothing was sent.'
  },
  keyAdvice: 'Copy the key again, whole and on one line.',

  pictureTooLarge: {
    fault: 'The picture file is larger than 5 MB.',
    advice: 'Make the picture smaller, or save it as JPEG.'
  },
  analysis: 'The analysis was described wrongly.',
  analysisAdvice: {
    image: 'Choose another medium.',
    page: 'Check the page address; a page is analysed as desktopWeb or mobileWeb.',
    predictions: 'Choose other maps.'
  },
  /** `field` is the service's name for a part of the brief, null for the brief as a whole. */
  briefTooLong: (field: string | null) => `${partOfBrief(field)} is longer than 10,000 characters.`,
  briefNoText: (field: string | null) => `${partOfBrief(field)} is not plain text.`,
  briefTooLarge: 'The whole brief is larger than 64 KB.',
  briefAdvice: 'Shorten the brief, then try again.',
  briefEmpty: { fault: 'The brief is empty.', advice: 'Fill in a field first.' },
  noUploadAddress: {
    fault: 'The video has no upload address.',
    advice: 'Upload the video first.'
  },
  noResourceType: {
    fault: 'Tags are searched by resource type, and none is set.',
    advice: 'Enter the resource type that the provider gave you.'
  }
})

function partOfBrief(field: string | null): string {
  return field === null ? 'The brief' : `The brief’s “${field}”`
}
