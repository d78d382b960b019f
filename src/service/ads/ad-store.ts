import { RESULT_LIFETIME_MS } from '../../interface'
import { JobStore } from '../results/job-store'
import type { Store } from '../storage/store'
import type { AdJob, AdOutcome } from './ad-job'

/** Ads by their id. */
export class AdStore extends JobStore<AdOutcome, AdJob> {
  constructor(store: Store, clock: () => number) {
    super(store, 'ad', clock, { lifetimeMs: RESULT_LIFETIME_MS, room: 'results' })
  }
}
