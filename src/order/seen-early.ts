import type { LayerRank } from './layer-order'

/** Seen by so many of ten viewers within two seconds, as it is shown, or among the first three, a layer is seen early enough. */
const EARLY = { ofTen: 5, first: 3 }

/** Whether a layer is seen early enough: the one rule, which the method card tells. */
export function isSeenEarly({ rank, seen }: Pick<LayerRank, 'rank' | 'seen'>): boolean {
  return rank !== null && (rank <= EARLY.first || Math.round(10 * (seen ?? 0)) >= EARLY.ofTen)
}
