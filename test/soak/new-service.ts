import type { FetchFunction } from '../../src/client'
import { engineHere } from '../../src/engine/engine-here'
import { createService } from '../../src/service'
import { samplePng } from '../ui/support/sample-png'
import { KEY } from '../ui/support/test-panel'
import { filmBackend } from './film-backend'

/** There is no JPEG in a soak. */
export const codec = { decodeJpeg: () => Promise.reject(new Error('not used')) }

/** The real service, with all that it can analyse. */
export function newService(baseUrl: string): FetchFunction {
  return createService({
    baseUrl,
    key: KEY,
    engine: engineHere({ codec }),
    capturePage: () => Promise.resolve({ file: new Uint8Array(samplePng(200, 120)) }),
    videos: filmBackend
  })
}
