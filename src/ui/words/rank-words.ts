import type { MainActionOutcome } from '../../file'
import { ordinal } from '../../language'
import { words } from './words'

/** How a layer stands among the others; in the file, too. */
type Rank = Pick<MainActionOutcome, 'rank' | 'of' | 'level' | 'below'>

/** A layer's place as a table says it: “4th of 18”, “2nd of 18, about equally”, “not seen without scrolling”. */
export function placeWords({ rank, of, level, below }: Rank): string {
  const { place } = words()
  if (rank === null) return below ? place.below : place.hardly
  const ranked = place.ranked(ordinal(rank), of)
  return level ? place.level(ranked) : ranked
}

/** The rank as it follows a layer's name in a sentence: “comes 4th of 18”, “is not seen without scrolling”. */
export function rankWords(rank: Rank): string {
  const place = placeWords(rank)
  return rank.rank === null ? words().place.is(place) : words().place.comes(place)
}
