import { KINDS } from '../kinds/kinds'
import type { Kind, KindParts } from '../kinds/kinds'
import { NORM_TABLE } from './norm-table'
import type { NormedNumber } from './normed-numbers'

/** What is usual for a number among pictures of a kind. */
export interface Norm {
  /** Lower quartile: a quarter of the pictures lie under it. */
  low: number
  mean: number
  /** Upper quartile. */
  high: number
}

/** The pictures that a kind's norms are of. */
export interface NormedPictures {
  count: number
  /** What they are, `web pages`, to follow the count. */
  inWords: string
}

/** Least likelihood of a kind from which on a picture is held against that kind's norms. */
const CLEAR = 0.6

/** What a picture is without doubt, or null. */
export function clearKind(kinds: KindParts): Kind | null {
  return KINDS.find((kind) => kinds[kind] >= CLEAR) ?? null
}

/**
 * What is usual for a number among pictures of the kind that a picture is likely of. Null where no kind is
 * clear or nothing was measured of it: then nothing is usual, low or high.
 */
export function normOf(kinds: KindParts, number: NormedNumber): Norm | null {
  const row = rowOf(kinds)?.numbers[number]
  if (!row) return null
  const [low, mean, high] = row
  return { low, mean, high }
}

/** The pictures behind `normOf`; null where it is null. */
export function normedPictures(kinds: KindParts): NormedPictures | null {
  const found = rowOf(kinds)
  return found && { count: found.count, inWords: found.inWords }
}

function rowOf(kinds: KindParts) {
  const kind = clearKind(kinds)
  return kind && NORM_TABLE[kind]
}
