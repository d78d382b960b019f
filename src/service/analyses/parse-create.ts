import * as v from 'valibot'
import { IMAGE_MAX_BYTES } from '../../client/limits'
import {
  createAnalysisSchema,
  type CreateAnalysis,
  type PredictionName,
  type Predictions,
  predictionsSchema
} from '../../client/schemas'
import { BadRequest } from './bad-request'
import { decodeBase64 } from './decode-base64'
import type { AnalysisRequest } from './analysis-job'

/** The interface's default: what is computed when a request names no prediction. */
const DEFAULT_PREDICTIONS: PredictionName[] = ['attention']

/** Messages repeat what was sent, which may be a whole picture. */
const MESSAGE_MAX_LENGTH = 200

/** Reads the body of POST /analyses. Throws BadRequest, with a message that names the field. */
export function parseCreate(body: unknown): AnalysisRequest {
  const { input, predictions } = validate(body)
  return {
    title: input.title,
    medium: input.medium,
    predictions: requestedPredictions(predictions),
    image: input.type === 'image' ? readContent(input.content) : null
  }
}

function validate(body: unknown): CreateAnalysis {
  const result = v.safeParse(createAnalysisSchema, body)
  if (!result.success) {
    const [issue] = result.issues
    const message = issue.message.slice(0, MESSAGE_MAX_LENGTH)
    throw new BadRequest(`${v.getDotPath(issue) ?? 'body'}: ${message}`)
  }
  refuseUnknownPredictions(body)
  return result.output
}

/** A misspelt prediction would otherwise be silently left out of the result. */
function refuseUnknownPredictions(body: unknown): void {
  const { predictions = {} } = body as { predictions?: object }
  if (Array.isArray(predictions)) throw new BadRequest('predictions: This must be an object.')
  const unknown = Object.keys(predictions).find((name) => !(name in predictionsSchema.entries))
  if (unknown === undefined) return
  const name = unknown.slice(0, MESSAGE_MAX_LENGTH)
  throw new BadRequest(`predictions.${name}: There is no such prediction.`)
}

function requestedPredictions(predictions: Predictions = {}): PredictionName[] {
  const names = Object.keys(predictions) as PredictionName[]
  return names.length > 0 ? names : DEFAULT_PREDICTIONS
}

function readContent(content: string): Uint8Array<ArrayBuffer> {
  if (/^\s*data:/i.test(content)) {
    throw new BadRequest('input.content: Send the base64 text alone, without a data: prefix.')
  }
  const file = decodeBase64(content)
  if (file === null) throw new BadRequest('input.content: This is not base64.')
  if (file.length > IMAGE_MAX_BYTES) {
    throw new BadRequest(
      `input.content: The image file has ${file.length} bytes; at most ${IMAGE_MAX_BYTES} are allowed.`
    )
  }
  return file
}
