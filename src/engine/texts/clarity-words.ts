import { busiestRegion } from './busiest-region'
import type { Measured } from './measured'
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
