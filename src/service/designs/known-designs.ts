import type { AnalysisId } from '../../interface'
import type { LayerHint } from '../../perception'
import type { MeasuredLayer } from '../texts/measured-layer'

/**
 * What is known of designs besides their pictures, from whoever runs the service in the same program. The
 * interface carries none of it.
 */
export interface KnownDesigns {
  /** Where a picture's file shows text, images, buttons and drawings; null when nobody knows. */
  hintsFor: (file: Uint8Array) => Promise<readonly LayerHint[] | null>
  /** An analysis by layer, strongest first; undefined when nobody has measured it. */
  layersOf: (analysisId: AnalysisId) => readonly MeasuredLayer[] | undefined
}

/** Nothing is known but the pictures. */
export const NO_DESIGNS: KnownDesigns = {
  hintsFor: () => Promise.resolve(null),
  layersOf: () => undefined
}
