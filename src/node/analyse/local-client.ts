import { type Client, createClient } from '../../client'
import { runToEnd } from '../../perception'
import { createService, engineHere } from '../../service'
import { sharpCodec } from '../images/sharp-codec'

/** `.invalid` never resolves (RFC 6761): nothing can leave this process. */
const BASE_URL = 'https://in-process.invalid/v2'

const KEY = 'in-process'

/** The engine answers as soon as it is done, and asking it costs nothing. */
const POLL_INTERVAL_MS = 5

/** Results are fetched as soon as they exist. */
const MAX_STORED_BYTES = 32 * 1024 * 1024

/** The client of a service that runs in this process. */
export function createLocalClient(): Client {
  const service = createService({
    baseUrl: BASE_URL,
    key: KEY,
    engine: engineHere({
      codec: sharpCodec,
      drive: (steps) => Promise.resolve(runToEnd(steps))
    }),
    maxStoredBytes: MAX_STORED_BYTES,
    report: (error) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    }
  })
  return createClient({
    baseUrl: BASE_URL,
    key: KEY,
    fetch: service,
    pollIntervalMs: POLL_INTERVAL_MS
  })
}
