import { usualClarity, type Measured } from './measured'
import { words, type ClarityBand } from './words'
import { written } from './written-words'
import type { Medium } from '../../interface'
// The file itself, not the folder's index: the panel must not carry the engine beside its Worker.
import { kindParts } from '../../perception/attention/kinds'

/** Least clutter of a busy region, as a multiple of the mean. */
const BUSIER = 1.15

interface BusiestRegion {
  /** Place in the row-by-row list of nine. */
  region: number
  /** 0–1, as on the clutter map. */
  clutter: number
  /** Mean of all nine. */
  mean: number
}

/** Where clutter gathers; null when no region is much busier than the others. */
export function busiestRegion({ clutter }: Measured): BusiestRegion | null {
  const mean = clutter.reduce((sum, part) => sum + part, 0) / clutter.length
  const most = Math.max(...clutter)
  if (!(mean > 0) || most < BUSIER * mean) return null
  return { region: clutter.indexOf(most), clutter: most, mean }
}

/** Without a known usual clarity, scores above `high` are called clear and below `low` cluttered, as in the panel. */
const SCALE = { low: 35, high: 65 }

type Clarity = Pick<Measured, 'clarity' | 'usual'>

/** How clear a picture is, compared with its kind where that was measured. */
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

/** The whole text about a picture with too little to see; null for others. */
export function cannotJudge({ tooLittle }: Measured): string | null {
  if (tooLittle === 'small') return written().tooSmall
  return tooLittle === 'empty' ? written().empty : null
}

/** A page's kind is what its medium says, whatever it looks like. */
const ANY_LOOKS = [[], { width: 1, height: 1 }] as const

/** `clarityInShort` from a score alone; null for a medium whose kind has to be read from the picture. */
export function clarityOfMedium(clarity: number, medium: Medium): string | null {
  if (medium === 'generic') return null
  return clarityInShort({ clarity, usual: usualClarity(kindParts(medium, ...ANY_LOOKS)) })
}
