import type { LayerShare } from '../../file'
import type { Pixels } from '../../perception'
import type { LayerBoxes } from './layer-boxes'

/** A design of which something is to be changed for its main action. */
export interface Proposal {
  pixels: Pixels
  design: LayerBoxes
  /** The main action, and the text that must not pay for it; null where there is none. */
  target: LayerShare
  headline: LayerShare | null
  /** Layers that are looked at more than the main action, strongest first. */
  rivals: readonly LayerShare[]
}
