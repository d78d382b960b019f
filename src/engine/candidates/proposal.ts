import type { Candidate, LayerShare } from '../../file'
import type { Medium, Pixels } from '../../perception'
import type { LayerBoxes } from './layer-boxes'

/** A design to be changed in favour of its main action. */
export interface Proposal {
  pixels: Pixels
  design: LayerBoxes
  medium: Medium
  /** The main action. */
  target: LayerShare
  /** All layers that mean something to a viewer. */
  layers: readonly LayerShare[]
  /** Controls that are seen before the main action, the first first. */
  rivals: readonly LayerShare[]
}

/** A change worth judging. */
export interface Proposed {
  candidate: Candidate
  /**
   * The number that is a reason for the change by itself, as it is and in the changed picture, where there is one; null where
   * the change does not bring it about.
   */
  fact?: (changed: Pixels) => { from: number; to: number } | null
}
