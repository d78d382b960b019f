import type { ErrorData } from '../../bridge'
import type {
  DifferenceQuestion,
  LayersQuestion,
  MeasuredDifference,
  MeasuredLayers
} from './measure'

/** What the Worker is asked. */
export type MeasureQuestion =
  { ask: 'layers'; question: LayersQuestion } | { ask: 'difference'; question: DifferenceQuestion }

/** What it answers; an error arrives as data. */
export type MeasureAnswer =
  { ok: true; measured: MeasuredLayers | MeasuredDifference } | { ok: false; error: ErrorData }
