import type { AnalysisId } from '../../interface'
import type { KnownDesign } from '../../engine/measure/known-design'
import type { MeasuredLayer } from '../../engine/texts/measured-layer'

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

/** Nothing is known but the pictures. */
export const NO_DESIGNS: KnownDesigns = {
  designOf: () => Promise.resolve(null),
  layersOf: () => undefined
}
