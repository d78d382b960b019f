import type { LayerKind, LayerShares, PrimaryOutcome, ResultRecord } from '../../bridge'

/** One analysed frame in a comparison. */
export interface ComparedFrame {
  nodeId: string
  name: string
  record: ResultRecord
  /** null when attention by layer cannot be had; `why` then says why, in a sentence. */
  shares: LayerShares | null
  why: string | null
  /** How the primary element fares here; null when none is marked or it was not found. */
  primary: PrimaryOutcome | null
}

/** A layer found in several variants by name and type. Shares are parts of the whole (0–1). */
export interface MatchedLayer {
  name: string
  type: string
  kind: LayerKind
  /** By frame, in the comparison's order: its id and share there; null where the layer is missing. */
  places: ({ id: string; attention: number | null; perception: number | null } | null)[]
}

/** What a comparison comes to, in plain words. `close`: within the estimate's own noise. */
export interface Verdict {
  kind: 'clear' | 'close' | 'unknown'
  /** The frame that wins; null when none does. */
  winnerId: string | null
  /** One sentence with the size of the difference. */
  sentence: string
  /** More sentences: what else differs, and what the verdict does not know. */
  details: string[]
}

/** Two or more analysed frames side by side. */
export interface Comparison {
  frames: ComparedFrame[]
  /** The frame that differences are counted from. */
  baseId: string
  /** Name of the primary element that was compared; null when none is marked. */
  primaryName: string | null
  layers: MatchedLayer[]
  verdict: Verdict
}
