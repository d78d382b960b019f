import { inspect } from 'node:util'
import * as v from 'valibot'
import type { GlanceError } from '../../../src/errors'
import {
  type Client,
  type ClientOptions,
  createClient,
  type NewImageAnalysis,
  isClientError
} from '../../../src/client'
import {
  adIdSchema,
  analysisIdSchema,
  screenshotIdSchema,
  videoIdSchema
} from '../../../src/interface'
import { fakeClock } from './fake-clock'
import { png } from './pictures'

export const KEY = 'sk-live/Zx9+"\\Q7&secret='

export const SCREENSHOT = v.parse(screenshotIdSchema, 'shot-1')
export const ANALYSIS = v.parse(analysisIdSchema, 'inner-1')
export const VIDEO = v.parse(videoIdSchema, 'video-1')
export const AD = v.parse(adIdSchema, 'ad-1')

export const PICTURE: NewImageAnalysis = {
  type: 'image',
  bytes: png(),
  medium: 'generic',
  title: 'Landing page'
}

/** A client whose waits between requests take no time. */
export function testClient(baseUrl: string, options: Partial<ClientOptions> = {}): Client {
  return createClient({ baseUrl, key: KEY, fetch: (r) => fetch(r), ...fakeClock(), ...options })
}

/** The client's error a call rejects with; anything else fails the test. */
export async function failure(call: Promise<unknown>): Promise<GlanceError> {
  try {
    await call
  } catch (error) {
    if (isClientError(error)) return error
    throw new Error('rejected with something else than an error of the client', { cause: error })
  }
  throw new Error('did not reject')
}

/** All that an error may show anywhere. */
export function everythingIn(error: GlanceError): string {
  return [
    error.message,
    error.advice,
    error.stack,
    String(error),
    JSON.stringify(error),
    JSON.stringify(error.toData()),
    inspect(error, { depth: 20, showHidden: true, maxStringLength: null })
  ].join('\n')
}
