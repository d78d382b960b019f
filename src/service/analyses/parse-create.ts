import * as v from 'valibot'
import { badRequest, firstIssue, KEY_MAX_LENGTH } from '../service-error'
import {
  type AnalysisInput,
  type CreateAnalysis,
  createAnalysisSchema,
  type PredictionName,
  type Predictions,
  predictionsSchema
} from '../../interface'
import { readContent } from '../requests/read-content'
import type { AnalysisRequest, Source } from './analysis-job'

/** Predictions computed when a request names none: the interface's default. */
const DEFAULT_PREDICTIONS: PredictionName[] = ['attention']

/** Reads the body of POST /analyses. Throws `bad_request`, with a message that names the field. */
export function parseCreate(body: unknown): AnalysisRequest {
  const { input, predictions } = validate(body)
  return {
    title: input.title,
    medium: input.medium,
    predictions: requestedPredictions(predictions),
    regions: predictions?.attention?.regionsOfInterest,
    source: readSource(input)
  }
}

function readSource(input: AnalysisInput): Source {
  if (input.type === 'image') return { type: 'image', file: readContent(input.content) }
  const { content, medium, removeCookieBanner = false } = input
  return { type: 'page', page: { url: readPageUrl(content), medium, removeCookieBanner } }
}

function validate(body: unknown): CreateAnalysis {
  const result = v.safeParse(createAnalysisSchema, body)
  if (!result.success) throw firstIssue(result.issues)
  refuseUnknownPredictions(body)
  return result.output
}

/** A misspelt prediction would otherwise be silently left out of the result. */
function refuseUnknownPredictions(body: unknown): void {
  const { predictions = {} } = body as { predictions?: object }
  if (Array.isArray(predictions)) throw badRequest('predictions: This must be an object.')
  const unknown = Object.keys(predictions).find(
    (name) => !Object.hasOwn(predictionsSchema.entries, name)
  )
  if (unknown === undefined) return
  const name = unknown.slice(0, KEY_MAX_LENGTH)
  throw badRequest(`predictions.${name}: There is no such prediction.`)
}

function requestedPredictions(predictions: Predictions = {}): PredictionName[] {
  const names = Object.keys(predictions) as PredictionName[]
  return names.length > 0 ? names : DEFAULT_PREDICTIONS
}

/**
 * The address of a page in `input.content`, in its usual form. Throws `bad_request` for what no page can have.
 * Whether the page is public is seen when it is captured: a name says nothing about its addresses.
 */
function readPageUrl(content: string): string {
  const { protocol, username, password, href } = new URL(content)
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw badRequest('input.content: The address of a page starts with https:// or http://.')
  }
  if (username !== '' || password !== '') {
    throw badRequest('input.content: Send the address without a user name and password.')
  }
  return href
}
