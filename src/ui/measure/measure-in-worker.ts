import { GlanceError } from '../../bridge'
import { askScript } from '../provider/one-question'
import type { Measure, MeasuredDifference, MeasuredLayers } from './measure'
import { MEASURE_START } from './measure-start'
import packed from './measure-worker?worker'
import type { MeasureAnswer, MeasureQuestion } from './messages'

/** Two pictures of 16 million px and 5,000 layers take a few seconds on a slow computer. */
const TIMEOUT_MS = 60_000

const script = { packed, word: MEASURE_START, timeoutMs: TIMEOUT_MS }

/** Measures away from the panel's thread, in a Worker that lives no longer than the answer takes. */
export const measureInWorker: Measure = {
  layers: async (question) => (await ask({ ask: 'layers', question })) as MeasuredLayers,
  difference: async (question) => (await ask({ ask: 'difference', question })) as MeasuredDifference
}

async function ask(question: MeasureQuestion): Promise<MeasuredLayers | MeasuredDifference> {
  const answer = (await askScript(script, question)) as MeasureAnswer
  if (answer.ok) return answer.measured
  throw new GlanceError(answer.error)
}
