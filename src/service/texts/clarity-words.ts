import { busiestRegion } from './busiest-region'
import { isTooSimple } from './cannot-judge'
import type { Measured } from './measured'
import { inRegion } from './place'

/** Where nothing is known of what is usual, scores from here on are called clear, and cluttered. */
const SCALE = { clear: 60, cluttered: 40 }

export type ClarityBand = 'clear' | 'middling' | 'cluttered'

/** How clear a picture is, against others of its kind where those were measured. */
export function clarityBand({ clarity, usual }: Measured): ClarityBand {
  const { low, high } = usual.clarity ?? { low: SCALE.cluttered, high: SCALE.clear }
  const score = Math.round(clarity)
  if (score > Math.round(high)) return 'clear'
  return score < Math.round(low) ? 'cluttered' : 'middling'
}

const PLAIN: Record<ClarityBand, string> = {
  clear: 'the picture is clear',
  middling: 'the picture is neither clear nor cluttered',
  cluttered: 'the picture is cluttered'
}
const AGAINST_OTHERS: Record<ClarityBand, string> = {
  clear: 'clearer than usual',
  middling: 'as clear as usual',
  cluttered: 'more cluttered than usual'
}

/** Clarity in words, and where the picture is busiest. */
export function clarityInWords(measured: Measured): string {
  if (isTooSimple(measured)) return 'There is too little in the picture to judge how clear it is.'
  const { clarity, usual } = measured
  const band = clarityBand(measured)
  const words = usual.clarity
    ? `${AGAINST_OTHERS[band]} for ${usual.clarity.of} (${Math.round(usual.clarity.low)} to ${Math.round(usual.clarity.high)})`
    : PLAIN[band]
  const busiest = busiestRegion(measured)
  const where = busiest ? ` It is busiest ${inRegion(busiest.region)}.` : ''
  return `Clarity is ${Math.round(clarity)} of 100: ${words}.${where}`
}
