import type { JournalEntry } from '../../file'
import type { PanelTools } from '../tools/panel-tools'
import type { BatchStore } from './batch/batch-store'
import { planRecovery } from './recovery'
import type { RunStore } from './run-store'

interface Recovering extends Pick<PanelTools, 'providerOf'> {
  frame: Pick<RunStore, 'recover'>
  batch: Pick<BatchStore, 'resume'>
}

/** Goes on with the frames of an earlier session: one as a single run, several as a run over many. */
export async function recoverFrames(
  { frame, batch, providerOf }: Recovering,
  entries: readonly JournalEntry[]
): Promise<void> {
  const frames = entries.filter(({ kind }) => kind === 'frame')
  const ready = frames.filter((entry) => planRecovery(entry, providerOf(entry)).kind === 'resume')
  if (ready.length < 2) {
    frame.recover(frames)
    return
  }
  frame.recover(frames.filter((entry) => !ready.includes(entry)))
  await batch.resume(ready)
}
