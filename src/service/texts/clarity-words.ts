import { busiestRegion } from './busiest-region'
import type { Measured } from './measured'
import { inRegion } from './place'

/** Where nothing is known of what is usual, scores above and below are called clear and cluttered, as in the panel. */
const SCALE = { low: 35, high: 65 }

type Clarity = Pick<Measured, 'clarity' | 'usual'>

export type ClarityBand = 'clear' | 'middling' | 'cluttered'

/** How clear a picture is, against others of its kind where those were measured. */
export function clarityBand({ clarity, usual }: Clarity): ClarityBand {
  const { low, high } = usual ?? SCALE
  const score = Math.round(clarity)
  if (score > Math.round(high)) return 'clear'
  return score < Math.round(low) ? 'cluttered' : 'middling'
}

const PLAIN: Record<ClarityBand, string> = {
  clear: 'clear',
  middling: 'neither clear nor cluttered',
  cluttered: 'cluttered'
}
const AGAINST_OTHERS: Record<ClarityBand, string> = {
  clear: 'clearer than usual',
  middling: 'as clear as usual',
  cluttered: 'more cluttered than usual'
}

/** Clarity in a word or three, such as `clearer than usual`. */
export function clarityInShort(measured: Clarity): string {
  const band = clarityBand(measured)
  return measured.usual ? AGAINST_OTHERS[band] : PLAIN[band]
}

/** Clarity in words, and where the picture is busiest. */
export function clarityInWords(measured: Measured): string {
  const { clarity, usual, tooLittle } = measured
  if (tooLittle === 'bare') return 'There is too little in the picture to judge how clear it is.'
  const short = clarityInShort(measured)
  const words = usual
    ? `${short} for ${usual.of} (${Math.round(usual.low)} to ${Math.round(usual.high)})`
    : `the picture is ${short}`
  const busiest = busiestRegion(measured)
  const where = busiest ? ` It is busiest ${inRegion(busiest.region)}.` : ''
  return `Clarity is ${Math.round(clarity)} of 100: ${words}.${where}`
}
