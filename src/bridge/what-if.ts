/** What can be done to one layer, to see whether it helps. */
export type ChangeKind =
  'larger' | 'smaller' | 'fill' | 'calm' | 'contrast' | 'order' | 'space' | 'hide'

/** A change to be made to a copy of an analysed frame. */
export interface NewTry {
  /** The frame as it was analysed. */
  of: { nodeId: string; runId: string }
  kind: ChangeKind
  layerId: string
  /** A layer that has what the changed one lacks, such as its colour; null where there is none. */
  likeId: string | null
  /** A layer to be found again in the copy. */
  followedId: string | null
  /** The copy's name. */
  name: string
}

/** A copy with one change made to it. */
export interface TriedCopy {
  nodeId: string
  /**
   * What `followedId` has become, and what lies around it, nearest first: with less beside it, a layer may be one thing
   * with what holds it. Empty where nothing was to be followed.
   */
  followedIds: string[]
  /** What was there and what is now, such as `16 px` or `#C2410C`; null for what was hidden or moved. */
  changed: { from: string; to: string } | null
}
