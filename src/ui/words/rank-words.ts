import type { MainActionOutcome } from '../../file'
import { ordinal } from '../../language'
import { words } from './words'

/** How a layer stands among the others; in the file, too. */
type Rank = Pick<MainActionOutcome, 'rank' | 'level' | 'below'>

/** A layer's place as a table says it: “4th”, “2nd, about level”, “not seen without scrolling”. */
export function placeWords({ rank, level, below }: Rank): string {
  const { place } = words()
  if (rank === null) return below ? place.below : place.unknown
  return level ? place.level(ordinal(rank)) : ordinal(rank)
}

/** The rank as it follows a layer's name in a sentence: “is seen 4th”, “is not seen without scrolling”. */
export function rankWords(rank: Rank): string {
  const place = placeWords(rank)
  return rank.rank === null ? words().place.is(place) : words().place.seen(place)
}
