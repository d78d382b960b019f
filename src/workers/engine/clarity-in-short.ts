import type { Medium } from '../../interface'
// The files themselves, not the folder's index: the panel must not carry the engine beside its Worker.
import { kindParts } from '../../perception/kinds/recognise'
import { clarityInShort as inShort } from '../../engine/texts/clarity-words'
import { usualClarity } from '../../engine/texts/measured'

/** Pages are what their medium says, whatever they look like. */
const ANY = { signs: [], size: { width: 1, height: 1 } }

/** Clarity in the words of the engine's own texts; null of a picture whose kind only its looks would tell. */
export function clarityInShort(clarity: number, medium: Medium): string | null {
  if (medium === 'generic') return null
  return inShort({ clarity, usual: usualClarity(kindParts(medium, ANY.signs, ANY.size)) })
}
