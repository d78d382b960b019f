import type { Bytes } from './store'

/** The first byte of every PNG; the other pictures that are kept are JPEGs. */
const PNG_FIRST_BYTE = 0x89

/** The type of a picture's file that is kept, by its first byte. */
export function pictureType([first]: Bytes): 'png' | 'jpeg' {
  return first === PNG_FIRST_BYTE ? 'png' : 'jpeg'
}

/** The name of a request's picture in the folder of its job. */
export function inputName(file: Bytes): string {
  return `input.${pictureType(file)}`
}
