import { engineHere } from '../../../src/engine/engine-here'
import type { Drive } from '../../../src/engine/stoppable'
import { createService, type ServiceOptions } from '../../../src/service'
import { Api } from '../../contract/support/api'
import { KEY } from '../../contract/support/providers'

export const BASE_URL = 'https://embedded.invalid/v2'

/** A service in this process, which reads no JPEG, and whose clock stands still until it is moved. */
export function embeddedApi({
  drive,
  ...options
}: Partial<ServiceOptions> & { drive?: Drive } = {}): Api {
  let now = 0
  const fetch = createService({
    baseUrl: BASE_URL,
    key: KEY,
    engine: engineHere({
      codec: { decodeJpeg: () => Promise.reject(new Error('no JPEG here')) },
      ...(drive && { drive })
    }),
    clock: () => now,
    ...options
  })
  const pass = (ms: number): void => void (now += ms)
  return new Api({ baseUrl: BASE_URL, fetch, pass, stop: async () => undefined })
}
