import type { LayerShare } from '../../file'
import type { Pixels } from '../../perception'
import type { LayerBoxes } from './layer-boxes'

/** A design to be changed in favour of its main action. */
export interface Proposal {
  pixels: Pixels
  design: LayerBoxes
  /** The main action, and the text that must not lose to it; null where there is none. */
  target: LayerShare
  headline: LayerShare | null
  /** Layers that are seen before the main action, the first first. */
  rivals: readonly LayerShare[]
}
