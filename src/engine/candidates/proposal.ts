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
  /** All buttons, tags and fields of the design. */
  controls: readonly LayerShare[]
  /** Those of them that are seen before the main action, the first first. */
  rivals: readonly LayerShare[]
}

/** A change worth judging, with the number that is a reason for it by itself, where there is one. */
export interface Proposed {
  candidate: Candidate
  /** Contrast of the label, of a fill with its ground, or height in px: as it is, and with the change. */
  fact?: { from: number; to: number }
}
