import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { JournalEntry, RunKind } from '../../file'
import type { Provider } from '../provider/provider'
import type { PanelTools } from '../tools/panel-tools'

/** A run that was left unfinished and waits for the designer. */
export interface Recovery {
  /**
   * How it may go on.
   * `resume`: the service has accepted it, its result can be fetched.
   * `unknown`: the create call may have been accepted; only the designer may send it again.
   * `interrupted`: it ended with the panel, and nothing was charged.
   * `elsewhere`: it belongs to a service that is not connected now.
   * `otherName`: the file had another name, so that this one may be a copy or a branch of it.
   */
  kind: 'resume' | 'unknown' | 'interrupted' | 'elsewhere' | 'otherName'
  entry: JournalEntry
}

/** The unfinished runs of one kind, of an earlier session or put aside in this one. */
export interface Recoveries {
  recoveries: ReadonlySignal<readonly Recovery[]>
  /** Takes over what an earlier session has left of this kind. Returns what can be fetched. */
  takeOver: (entries: readonly JournalEntry[]) => JournalEntry[]
  add: (entry: JournalEntry) => void
  /** Takes it out of the list: somebody goes on with it. */
  remove: (entry: JournalEntry) => void
  /** The file was renamed: what was begun under its earlier name is its own. */
  claim: (entry: JournalEntry) => void
  /** Takes it out of the journal, too. */
  discard: (entry: JournalEntry) => void
}

export function createRecoveries(
  { bridge, errors, providerOf, startup: { fileName } }: PanelTools,
  ofKind: RunKind
): Recoveries {
  const entries = signal<readonly JournalEntry[]>([])
  const recoveries = computed(() =>
    entries.value.map((entry): Recovery => {
      const { fileName: begunIn = fileName } = entry
      return { kind: begunIn === fileName ? kindOf(entry, providerOf(entry)) : 'otherName', entry }
    })
  )

  function remove({ runId }: JournalEntry): void {
    entries.value = entries.value.filter((entry) => entry.runId !== runId)
  }

  return {
    recoveries,
    takeOver: (journal) => {
      entries.value = journal.filter(({ kind }) => kind === ofKind)
      return recoveries.value.flatMap(({ kind, entry }) => (kind === 'resume' ? [entry] : []))
    },
    add: (entry) => (entries.value = [...entries.value, entry]),
    remove,
    claim: (entry) => {
      entries.value = entries.value.map((one) => (one === entry ? { ...one, fileName } : one))
    },
    discard: (entry) => {
      remove(entry)
      errors.guard(() => bridge.dropJournal(entry.runId))
    }
  }
}

/** `provider` is the entry's own one, or null when it is not connected. */
function kindOf({ serviceId }: JournalEntry, provider: Provider | null): Recovery['kind'] {
  if (provider === null) return 'elsewhere'
  if (!provider.outlivesPanel) return 'interrupted'
  return serviceId === null ? 'unknown' : 'resume'
}
