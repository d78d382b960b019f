import type { TextKind } from '../../interface'
import type { Brief } from './brief'
import type { Measured } from './measured'
import { writeRecommendations } from './write-recommendations'
import { writeSummary } from './write-summary'

export const WRITERS: Record<TextKind, (measured: Measured, brief: Brief) => string> = {
  summary: writeSummary,
  recommendations: writeRecommendations
}
