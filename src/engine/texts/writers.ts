import type { TextKind } from '../../interface'
import type { Measured } from './measured'
import { writeRecommendations } from './write-recommendations'
import { writeSummary } from './write-summary'

/** How the texts on a picture whose layers are not known are written. */
export const WRITERS: Record<TextKind, (measured: Measured) => string> = {
  summary: (measured) => writeSummary(measured),
  recommendations: writeRecommendations
}
