import { cleanLine, shorten } from '../../file'
import { words } from './words'

/** Names are as long as designers make them. */
const MOST = 40

/** A frame's or layer's name in quotation marks for a sentence, shortened to `most` letters. */
export function quoted(name: string, most = MOST): string {
  return words().quoted(shorten(cleanLine(name), most))
}

/** A sentence as the end of another. Host names keep their case. */
export function lowerFirst(text: string): string {
  return /^(Nothing|The) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
