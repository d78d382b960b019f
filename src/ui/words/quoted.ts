import { cleanLine, shorten } from '../../file'
import { words } from './words'

/** Names are as long as designers make them. */
const MOST = 40

/** A frame's or layer's name within a sentence, of at most so many letters. */
export function quoted(name: string, most = MOST): string {
  return words().quoted(shorten(cleanLine(name), most))
}
