import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import type { Target } from './target'

/** Something to change: what, and the one number that speaks for it. */
export interface Finding {
  /** The advice, without a full stop. */
  title: string
  /** A sentence. */
  reason: string
  /** Layers it is about. */
  layers: readonly MeasuredLayer[]
}

/** Looks for one thing to change; null when there is nothing, or it is as it should be already. */
export type Find = (measured: Measured, target: Target | null) => Finding | null
