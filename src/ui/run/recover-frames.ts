import type { JournalEntry } from '../../file'
import type { Owned } from '../provider/choose-provider'
import type { Provider } from '../provider/provider'
import type { BatchStore } from './batch/batch-store'
import type { JobStore } from './job-store-types'
import { planRecovery } from './recovery'

interface Recovering {
  jobs: Pick<JobStore, 'recover'>
  batch: Pick<BatchStore, 'resume'>
  providerOf: (entry: Owned) => Provider | null
}

/** Goes on with the frames of an earlier session: one as a single run, several as a run over many. */
export async function recoverFrames(
  { jobs, batch, providerOf }: Recovering,
  entries: readonly JournalEntry[]
): Promise<void> {
  const ready = entries.filter((entry) => planRecovery(entry, providerOf(entry)).kind === 'resume')
  if (ready.length < 2) {
    jobs.recover(entries)
    return
  }
  jobs.recover(entries.filter((entry) => !ready.includes(entry)))
  await batch.resume(ready)
}
