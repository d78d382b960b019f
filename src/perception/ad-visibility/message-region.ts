import { largest } from '../filters/largest'
import { textLikeness } from './text-likeness'
import type { Plane } from '../plane'
import type { Steps } from '../steps'

/** Part of the largest text likeness from which on a place belongs to the message. */
const LEAST_LIKENESS = 0.5

/**
 * Where an ad's own message lies, as far as the picture alone tells: 1 per grid cell that looks at least
 * half as much like text as the most text-like place does, 0 elsewhere. Headlines, logos and labels are
 * in it, and so may be other fine detail; words that are large and thin may be missed.
 */
export function* messageRegion(lightness: Plane): Steps<Uint8Array> {
  const { data } = yield* textLikeness(lightness)
  const least = LEAST_LIKENESS * largest(data)
  return Uint8Array.from(data, (likeness) => (likeness > 0 && likeness >= least ? 1 : 0))
}
