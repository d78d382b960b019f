import type { Medium } from '../../interface'
// The file itself, not the folder's index: the panel must not carry the engine beside its Worker.
import { kindParts } from '../../perception/kinds/recognise'
import { busiestRegion } from './busiest-region'
import { type Measured, usualClarity } from './measured'
import { type ClarityBand, words } from './words'
import { written } from './written-words'

/** Where nothing is known of what is usual, scores above and below are called clear and cluttered, as in the panel. */
const SCALE = { low: 35, high: 65 }

type Clarity = Pick<Measured, 'clarity' | 'usual'>

/** How clear a picture is, against others of its kind where those were measured. */
export function clarityBand({ clarity, usual }: Clarity): ClarityBand {
  const { low, high } = usual ?? SCALE
  const score = Math.round(clarity)
  if (score > Math.round(high)) return 'clear'
  return score < Math.round(low) ? 'cluttered' : 'middling'
}

/** Clarity in a word or three, such as `clearer than usual`. */
export function clarityInShort(measured: Clarity): string {
  const { clarity, clarityAgainstOthers } = words()
  return (measured.usual ? clarityAgainstOthers : clarity)[clarityBand(measured)]
}

/** A page's kind is what its medium says, whatever it looks like. */
const ANY_LOOKS = [[], { width: 1, height: 1 }] as const

/** `clarityInShort` of a score alone; null for a picture whose kind only its looks would tell. */
export function clarityOfMedium(clarity: number, medium: Medium): string | null {
  if (medium === 'generic') return null
  return clarityInShort({ clarity, usual: usualClarity(kindParts(medium, ...ANY_LOOKS)) })
}

/** Clarity in words, and where the picture is busiest. */
export function clarityInWords(measured: Measured): string {
  const { usual, tooLittle } = measured
  if (tooLittle === 'bare') return written().bare
  const [score, band] = [Math.round(measured.clarity), clarityBand(measured)]
  const clarity = usual
    ? written().clarityAmong(score, band, usual.of, Math.round(usual.low), Math.round(usual.high))
    : written().clarity(score, band)
  const busiest = busiestRegion(measured)
  return busiest ? `${clarity} ${written().busiest(words().inRegion(busiest.region))}` : clarity
}
