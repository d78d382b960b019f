import type { Lab } from '../colour/lab'
import { wholeMedian } from '../filters/whole-median'
import type { Steps } from '../steps'
import { type Colour, flatZones } from './flat-zones'
import { type CardBox, findHighlightedCard } from './highlighted-card'
import { findLargestNumeral } from './large-numerals'
import { findSingletons, type KnownBoxes, type Singleton } from './singletons'

/** Things that stand out from the rest of a picture, in cells of the grid they were found on. */
export interface StandOuts {
  /** Things seen at once, wherever they lie; the first ones most. */
  singletons: readonly Singleton[]
  /** The highlighted one of several equal cards. */
  card: CardBox | null
}

export function* findStandOuts(lab: Lab, known?: KnownBoxes): Steps<StandOuts> {
  const ground = ownColour(lab)
  const zones = yield* flatZones(lab)
  yield
  const singletons = findSingletons(zones, lab, ground, known)
  const card = findHighlightedCard(lab, ground)
  yield
  return { singletons: [...singletons, ...(yield* findLargestNumeral(lab.l))], card }
}

/** The colour that half of a page has, as far as it has one. */
export const ownColour = ({ l, a, b }: Lab): Colour => ({
  l: wholeMedian(l.data),
  a: wholeMedian(a.data),
  b: wholeMedian(b.data)
})
