import type { FetchFunction } from '../../src/client'
import type { AdRecord, JournalEntry } from '../../src/file'
import type { StoredResult } from '../../src/bridge'
import type { Measure } from '../../src/engine/measure/measure'
import type { FakeMain } from '../ui/support/fake-main'
import type { Injected } from './faulty'
import type { Ledger } from './ledger'
import type { Plan } from './plan'

/** Virtual or not. */
export interface Time {
  /** Takes its place; returns what puts the real one back. */
  install: () => () => void
  /** Lets things happen until a condition holds; false when it never will. */
  until: (condition: () => boolean) => Promise<boolean>
  /** What has set the timers that are left. */
  readonly waits: readonly string[]
}

/** What is kept of all that was asked for. */
export interface Kept {
  journal: readonly JournalEntry[]
  results: readonly StoredResult[]
  ads: readonly AdRecord[]
  /** By hash; null where its bytes cannot be read from here. */
  images: ReadonlyMap<string, Uint8Array | null>
  /** What else is wrong with the file, in words. */
  faults: readonly string[]
}

/** What panels are opened in: Figma's main thread, and a way to the service. */
export interface World {
  plan: Plan
  ledger: Ledger
  /** Asks the service, over whatever fails on the way. */
  ask: FetchFunction
  measure: Measure
  /** How long a silent service is waited for and how often it is polled; as shipped where it is left out. */
  pace: { timeoutMs?: number; pollIntervalMs: number; sleep?: () => Promise<void> }
  /** After so long a call of the main thread is given up. */
  lateMs: number
  /** Id of the frame with that title. */
  idOf: (title: string) => string
  /** Opens the main thread for one more panel. */
  openMain: () => Promise<FakeMain>
  kept: () => Promise<Kept>
  close: () => Promise<void>
}

/** A kind of world, and the time in it. It is opened once that is installed. */
export interface Setting {
  start: (
    seed: number,
    tell: (injected: Injected) => void
  ) => { time: Time; open: () => Promise<World> }
}
