import type { JournalEntry } from '../../bridge'
import type { Provider } from '../provider/provider'

/**
 * What can become of a job found unfinished at a start.
 * `resume`: the service has accepted it, its result can be fetched.
 * `unknown`: the create call may have been accepted; only the designer may send it again.
 * `interrupted`: it ended with the panel, and nothing was charged.
 * `elsewhere`: it belongs to a service that is not connected now.
 */
export type RecoveryKind = 'resume' | 'unknown' | 'interrupted' | 'elsewhere'

export interface Recovery {
  kind: RecoveryKind
  entry: JournalEntry
}

/** `provider` is the entry's own one, or null when it is not connected. */
export function planRecovery(entry: JournalEntry, provider: Provider | null): Recovery {
  if (provider === null) return { kind: 'elsewhere', entry }
  if (!provider.outlivesPanel) return { kind: 'interrupted', entry }
  return { kind: entry.screenshotId === null ? 'unknown' : 'resume', entry }
}
