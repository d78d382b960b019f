import { cleanLine } from './clean-line'
import { words } from './words'

/** Names are as long as designers make them. */
const MOST = 40

/** A frame's or layer's name within a sentence, of at most so many letters. */
export function quoted(name: string, most = MOST): string {
  const letters = Array.from(cleanLine(name))
  const shown = letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
  return words().quoted(shown)
}
