import { type Kind, type KindParts, KINDS } from '../kinds/kinds'
import { type Norm, NORM_TABLE, type NormedScore } from './norm-table'

/** Least likelihood of a kind from which on a picture is held against that kind's norms. */
const CLEAR = 0.6

/** A picture's kind where there is no doubt, or null. */
export function clearKind(kinds: KindParts): Kind | null {
  return KINDS.find((kind) => kinds[kind] >= CLEAR) ?? null
}

/**
 * The usual range of a score among pictures of a kind. Null where it was not measured.
 */
export function normOf(kind: Kind, score: NormedScore): Norm | null {
  return NORM_TABLE[kind]?.[score] ?? null
}
