import * as v from 'valibot'
import { AbortedError, InvalidInputError } from '../errors'
import { toBase64 } from '../images/base64'
import { checkPicture } from '../images/check-picture'
import {
  type AnalysisInput,
  createAnalysisSchema,
  type Medium,
  type PageInput,
  type Predictions
} from '../schemas'
import { trimTitle } from '../trim-title'

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

/** The JSON body of POST /analyses. Throws InvalidInputError, or AbortedError; nothing is sent yet. */
export async function writeCreateBody(
  analysis: NewAnalysis,
  signal: AbortSignal | undefined
): Promise<string> {
  const input = await readInput(analysis, signal)
  const { predictions } = analysis
  const body = v.safeParse(createAnalysisSchema, predictions ? { input, predictions } : { input })
  if (body.success) return JSON.stringify(body.output)
  throw new InvalidInputError(
    'invalid_request',
    'The analysis was described wrongly.',
    analysis.type === 'image'
      ? 'Choose another medium or other maps.'
      : 'Check the page address; a page is analysed as desktopWeb or mobileWeb.'
  )
}

async function readInput(
  analysis: NewAnalysis,
  signal: AbortSignal | undefined
): Promise<AnalysisInput> {
  const title = trimTitle(analysis.title)
  if (analysis.type === 'webPageUrl') return { ...analysis, title }
  const { type, bytes, medium } = analysis
  checkPicture(bytes)
  return { type, content: await encode(bytes, signal), medium, title }
}

async function encode(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await toBase64(bytes, signal)
  } catch (error) {
    throw signal?.aborted === true ? new AbortedError('no') : error
  }
}
