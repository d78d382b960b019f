import * as v from 'valibot'
import {
  imageInputSchema,
  type Medium,
  type PageInput,
  pageInputSchema,
  type Predictions,
  predictionsSchema
} from '../../interface'
import { invalidInput } from '../errors'
import { words } from '../errors/input/words'
import { checkPicture } from '../images/check-picture'
import { encodePicture } from './encode-picture'
import { trimTitle } from './trim-title'

/** A picture to analyse: the bytes of a PNG or JPEG file. */
export interface NewImageAnalysis {
  type: 'image'
  bytes: Uint8Array
  medium: Medium
  /** Any name; cut to what the interface takes. */
  title: string
  /** What to compute; the attention map alone when left out. */
  predictions?: Predictions
}

/** A web page to analyse: `content` is its public address. */
export interface NewPageAnalysis extends PageInput {
  predictions?: Predictions
}

export type NewAnalysis = NewImageAnalysis | NewPageAnalysis

/** The JSON body of POST /analyses. Throws `invalid_input`, or `aborted`; nothing is sent yet. */
export async function writeCreateBody(
  analysis: NewAnalysis,
  signal: AbortSignal | undefined
): Promise<Blob> {
  const predictions = writePredictions(analysis.predictions)
  const titled = { ...analysis, title: trimTitle(analysis.title) }
  if (titled.type === 'webPageUrl') {
    const input = JSON.stringify(checked(pageInputSchema, titled, 'page'))
    return new Blob([`{"input":${input}${predictions}}`])
  }
  const input = JSON.stringify(checked(describedImageSchema, titled, 'image'))
  checkPicture(titled.bytes)
  // The picture goes in as a Blob of its own: base64 needs no escaping, and is never one long string.
  const content = await encodePicture(titled.bytes, signal)
  return new Blob(['{"input":{"content":"', content, '",', input.slice(1), predictions, '}'])
}

const describedImageSchema = v.omit(imageInputSchema, ['content'])

function writePredictions(predictions: Predictions | undefined): string {
  if (predictions === undefined) return ''
  const checkedOnes = checked(predictionsSchema, predictions, 'predictions')
  return `,"predictions":${JSON.stringify(checkedOnes)}`
}

type Part = keyof ReturnType<typeof words>['analysisAdvice']

function checked<S extends v.GenericSchema>(schema: S, value: unknown, part: Part) {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const { analysis, analysisAdvice } = words()
  throw invalidInput('invalid_request', analysis, analysisAdvice[part])
}
