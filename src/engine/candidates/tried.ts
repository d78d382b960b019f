import type { Candidate } from '../../file'
import type { LayerRank } from '../../order/layer-order'
import type { Barred } from './why-barred'

/** How a layer fares in a picture whose attention is known. */
export interface Fares extends LayerRank {
  seen: number
}

/** A layer as it is, and with a change. */
interface BeforeAfter {
  before: Fares
  after: Fares
}

/** The predicted effect of a candidate. */
export interface Trial extends BeforeAfter {
  candidate: Candidate
  /** The number that is a reason for it by itself, as it is and with the change; missing where there is none. */
  fact?: { from: number; to: number }
  /** Before and after of the headline, the text that is seen first; null where there is none. */
  headline: (BeforeAfter & { id: string }) | null
  /** `brittle`: hardly another change gains far less. */
  outcome: 'helps' | 'noise' | 'worse' | 'costs the headline' | 'brittle'
}

export interface Tried {
  /** At most three that help, the best first. */
  helping: readonly Trial[]
  /**
   * Those that are due by a number, whether or not more people look: letters below 4.5 to 1, less than 44 px on a phone, a
   * fill below 3 to 1 with what is around it. A layer is painted by one shown change, as two would undo each other. The last is not due for what is seen early enough,
   * and none is that costs the main action viewers, but for what its own label says.
   */
  due: readonly Trial[]
  /** All others that were judged, in the order in which they were. */
  others: readonly Trial[]
  /** Layers that cannot be changed, or not so: changes to them were not tried. */
  barred: readonly Barred[]
  /**
   * A main action below the fold, as it is and in a bar at the end of the first screen, where that can be drawn and is seen:
   * nothing else is tried then. null for all others.
   */
  above: { before: Fares; after: Fares | null } | null
}

export const NOTHING: Tried = { helping: [], due: [], others: [], barred: [], above: null }
