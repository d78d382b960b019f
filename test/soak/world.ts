import type { FetchFunction } from '../../src/client'
import type { AdRecord, JournalEntry } from '../../src/file'
import type { StoredResult } from '../../src/bridge'
import type { Measure } from '../../src/engine/measure/measure'
import type { FakeMain } from '../ui/support/fake-main'
import type { Ledger } from './ledger'
import type { Plan } from './plan'

/** What the file and the storage keep in the end. */
export interface Kept {
  journal: readonly JournalEntry[]
  results: readonly StoredResult[]
  ads: readonly AdRecord[]
  /** By hash; null where its bytes cannot be read from here. */
  images: ReadonlyMap<string, Uint8Array | null>
  /** What else is wrong with the file, in words. */
  faults: readonly string[]
}

/** What panels are opened in: Figma's main thread, and a service that fails. */
export interface World {
  plan: Plan
  ledger: Ledger
  /** Asks the service, with faults on the way. */
  ask: FetchFunction
  measure: Measure
  /** Id of the frame with that title. */
  idOf: (title: string) => string
  main: FakeMain
  kept: () => Kept
}
