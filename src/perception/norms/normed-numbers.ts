import type { Perception } from '../perception'

/** Numbers of a picture that can be low, usual or high for its kind. */
export const NORMED_NUMBERS = [
  'clarity',
  'excitingness',
  'crowding',
  'contourCount',
  'colourCount',
  'colourfulness',
  'contrast',
  'lightness',
  'areaOfHalfAttention',
  'rivalry',
  'left',
  'right',
  'top',
  'bottom'
] as const

export type NormedNumber = (typeof NORMED_NUMBERS)[number]

/** What the numbers are taken from: a perception without its maps will do. */
export type Numbered = Pick<Perception, 'hotspots' | 'measures'> & {
  clarity: { score: number }
  excitingness: { score: number }
}

/** A number of a picture by name: scores 0–100; `left` to `bottom` are that third's share of attention, 0–1. */
export function normedNumber(of: Numbered, name: NormedNumber): number {
  switch (name) {
    case 'clarity':
    case 'excitingness':
      return of[name].score
    case 'rivalry':
      return rivalry(of.hotspots)
    case 'left':
    case 'right':
    case 'top':
    case 'bottom':
      return of.measures.attentionByThirds[name]
    default:
      return of.measures[name]
  }
}

/** The second spot's share over the first one's, 0–1; 0 when there are not two. */
function rivalry([first, second]: Perception['hotspots']): number {
  return first && second && first.share > 0 ? second.share / first.share : 0
}
