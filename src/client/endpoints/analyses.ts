import {
  type Analysis,
  analysisSchema,
  imageInputSchema,
  type Medium,
  type PageInput,
  pageInputSchema,
  type Predictions,
  predictionsSchema,
  type ScreenshotId,
  screenshotIdSchema,
  TITLE_MAX_LENGTH
} from '../../interface'
import type { PollInterval } from '../core/poll'
import type { Transport } from '../core/transport'
import { analysisFailed, clientError } from '../errors'
import { AnalysisEndpoint } from './analysis-endpoint'
import { unknownResource } from '../core/refuse'
import * as v from 'valibot'
import { encodePicture } from './encode-picture'

/** Image and web page analyses, known by their screenshot id. */
export function analyses(transport: Transport, interval: PollInterval) {
  return new AnalysisEndpoint<ScreenshotId, Analysis, NewAnalysis>(transport, {
    path: '/analyses',
    idSchema: screenshotIdSchema,
    schema: analysisSchema,
    write: writeCreateBody,
    interval,
    failed: analysisFailed,
    explainGet: unknownResource('unknown_analysis')
  })
}

/** A picture to analyse: the bytes of a PNG or JPEG file. */
export interface NewImageAnalysis {
  type: 'image'
  bytes: Uint8Array
  medium: Medium
  /** Any name; cut to what the interface takes. */
  title: string
  /** Predictions to compute; the attention map alone when left out. */
  predictions?: Predictions
}

/** A web page to analyse: `content` is its public address. */
export interface NewPageAnalysis extends PageInput {
  predictions?: Predictions
}

export type NewAnalysis = NewImageAnalysis | NewPageAnalysis

/** The JSON body of POST /analyses. */
async function writeCreateBody(
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

function checked<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  part: 'image' | 'page' | 'predictions'
) {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  throw clientError(`unfit_${part}`)
}

/**
 * A name made fit to be a title: white space collapsed, cut to 2048 UTF-16 units without splitting a
 * character, `Untitled` when nothing is left.
 */
export function trimTitle(name: string): string {
  const text = name.replace(/\s+/gu, ' ').trim()
  const cut = text.slice(0, TITLE_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '')
  return cut.trimEnd() || 'Untitled'
}
