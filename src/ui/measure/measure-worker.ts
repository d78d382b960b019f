import { toErrorData } from '../../bridge'
import { browserCodec } from '../../service/browser'
import { answerQuestions } from '../provider/one-question-answer'
import { whenStarted } from '../provider/when-started'
import { measureHere } from './measure-here'
import { MEASURE_START } from './measure-start'
import type { MeasureAnswer, MeasureQuestion } from './messages'

const measure = measureHere(browserCodec)

async function answer(asked: MeasureQuestion): Promise<MeasureAnswer> {
  try {
    const measured =
      asked.ask === 'layers'
        ? await measure.layers(asked.question)
        : await measure.difference(asked.question)
    return { ok: true, measured }
  } catch (error) {
    return { ok: false, error: toErrorData(error) }
  }
}

whenStarted(MEASURE_START, (port) =>
  answerQuestions(port, (asked) => answer(asked as MeasureQuestion))
)
