import type { JSX } from 'preact'
import { RecoveryCard } from '../recovery-card'
import type { TaskStore } from './task-store-types'

interface Props<P extends string, I, R> {
  store: TaskStore<P, I, R>
  /** What of it was sent, such as “video”. */
  thing: string
}

/** Tasks of an earlier session that wait for a decision. */
export function TaskRecoveries<P extends string, I, R>(props: Props<P, I, R>): JSX.Element {
  const { store, thing } = props
  return (
    <>
      {store.recoveries.value.map(({ kind, entry }) => (
        <RecoveryCard
          key={entry.taskId}
          kind={kind}
          name={entry.title}
          thing={thing}
          provider={entry.provider}
          busy={store.busy.value}
          onAgain={store.repeat(entry)}
          onResume={() => store.resume(entry)}
          onDiscard={() => store.discard(entry)}
        />
      ))}
    </>
  )
}
