import type { LayerRank } from './layer-order'

/** Seen by this part of the viewers within two seconds, or among the first three, a layer is seen early enough. */
const EARLY = { seen: 0.5, first: 3 }

/** Whether a layer is seen early enough: the one rule, which the method card tells. */
export function isSeenEarly({ rank, seen }: Pick<LayerRank, 'rank' | 'seen'>): boolean {
  return rank !== null && (rank <= EARLY.first || (seen ?? 0) >= EARLY.seen)
}
