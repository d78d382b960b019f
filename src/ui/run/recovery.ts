import type { JournalEntry } from '../../file'
import type { Provider } from '../provider/provider'

/**
 * What can become of a run found unfinished at a start.
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
  return { kind: kindOf(entry, provider), entry }
}

function kindOf({ serviceId }: JournalEntry, provider: Provider | null): RecoveryKind {
  if (provider === null) return 'elsewhere'
  if (!provider.outlivesPanel) return 'interrupted'
  return serviceId === null ? 'unknown' : 'resume'
}
