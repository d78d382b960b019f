import type { MainActionOutcome } from '../../file'
import { language } from '../../language'
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

/** The same as a sentence goes on after the layer's name: “comes 4th of 18”, “is not seen without scrolling”. */
export function rankWords(rank: Rank): string {
  const place = placeWords(rank)
  return rank.rank === null ? words().place.is(place) : words().place.comes(place)
}

const RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place as it is written: 1st, 2nd, 3rd, 11th, 22nd; in German 1., 2., 3. */
export function ordinal(place: number): string {
  return language() === 'de' ? `${place}.` : `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`
}
