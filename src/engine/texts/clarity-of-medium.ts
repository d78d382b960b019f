import type { Medium } from '../../interface'
// The file itself, not the folder's index: the panel must not carry the engine beside its Worker.
import { kindParts } from '../../perception/attention/kinds'
import { clarityInShort } from './clarity-words'
import { usualClarity } from './measured'

/** A page's kind is what its medium says, whatever it looks like. */
const ANY_LOOKS = [[], { width: 1, height: 1 }] as const

/** `clarityInShort` of a score alone; null for a picture whose kind only its looks would tell. */
export function clarityOfMedium(clarity: number, medium: Medium): string | null {
  if (medium === 'generic') return null
  return clarityInShort({ clarity, usual: usualClarity(kindParts(medium, ...ANY_LOOKS)) })
}
