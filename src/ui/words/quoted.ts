import { cleanLine } from './clean-line'

/** Names are as long as designers make them. */
const MOST = 40

/** A frame's or layer's name within a sentence. */
export function quoted(name: string): string {
  const letters = Array.from(cleanLine(name))
  const shown = letters.length > MOST ? `${letters.slice(0, MOST - 1).join('')}…` : letters.join('')
  return `“${shown}”`
}
