import { type Client, createClient } from '../../client'
import type { AnalysisId } from '../../interface'
import { runToEnd } from '../../perception'
import { engineHere } from '../../engine/engine-here'
import { createServiceOn, inMemory } from '../../service'
import { AnalysisStore } from '../../service/analyses/analysis-store'
import { isGone } from '../../service/storage/store'
import type { Measured } from '../../engine/texts/measured'
import { networkWeights } from '../engine/network-weights'
import { sayAside } from '../cli/run-command'
import { sharpCodec } from '../images/sharp-codec'

/** `.invalid` never resolves (RFC 6761): nothing can leave this process. */
const BASE_URL = 'https://in-process.invalid/v2'

const KEY = 'in-process'

/** Short, since polling costs nothing within the process. */
const POLL_INTERVAL_MS = 5

/** Small, since results are fetched as soon as they exist. */
const MAX_STORED_BYTES = 32 * 1024 * 1024

/** A service in this process. */
export interface LocalService {
  client: Client
  /** Facts of an analysis that the interface does not give. Rejects when it has expired. */
  measured: (id: AnalysisId) => Promise<Measured>
}

export function createLocalService(): LocalService {
  const engine = engineHere({
    codec: sharpCodec,
    drive: (steps) => Promise.resolve(runToEnd(steps)),
    networkWeights
  })
  const report = (error: unknown): void => {
    sayAside(error instanceof Error ? error.message : String(error))
  }
  const backing = inMemory({ engine, report, maxStoredBytes: MAX_STORED_BYTES })
  const service = createServiceOn(backing, { baseUrl: BASE_URL, key: KEY, report })
  const analyses = new AnalysisStore(backing.store, Date.now)
  return {
    client: createClient({
      baseUrl: BASE_URL,
      key: KEY,
      fetch: service,
      pollIntervalMs: POLL_INTERVAL_MS
    }),
    async measured(id) {
      const kept = await analyses.factsOf(id)
      if (kept === 'unknown' || isGone(kept)) throw new Error('The result is no longer there.')
      return kept
    }
  }
}
