import type { AnalysisId } from '../../interface'
import type { LayerHint, Scene } from '../../perception'
import type { MeasuredLayer } from '../texts/measured-layer'

/**
 * What is known of designs besides their pictures, from whoever runs the service in the same program. The
 * interface carries none of it.
 */
export interface KnownDesigns {
  /** The layers that a picture's file shows; null when nobody knows. */
  designOf: (file: Uint8Array) => Promise<KnownDesign | null>
  /** An analysis by layer, strongest first; undefined when nobody has measured it. */
  layersOf: (analysisId: AnalysisId) => readonly MeasuredLayer[] | undefined
}

/** What is known of the layers that a picture shows. */
export interface KnownDesign {
  /** Where it shows text, images, buttons and drawings. */
  hints: readonly LayerHint[]
  /** Each layer that means something to a viewer as an owner of what is drawn. */
  scene: Scene
}

/** Nothing is known but the pictures. */
export const NO_DESIGNS: KnownDesigns = {
  designOf: () => Promise.resolve(null),
  layersOf: () => undefined
}
