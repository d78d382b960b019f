import type { JSX } from 'preact'
import { Ended } from '../ended'
import type { TaskStore } from './task-store-types'

interface Props<P extends string, I, R> {
  store: TaskStore<P, I, R>
  /** What of it may have been sent, such as “video”. */
  thing: string
}

/** How the last task ended without a result, and the ways on; null when it runs, or has a result. */
export function EndedTask<P extends string, I, R>(props: Props<P, I, R>): JSX.Element | null {
  const { store, thing } = props
  const task = store.task.value
  const provider = store.provider.value
  if (task === null || provider === null || task.state === 'running' || task.state === 'done') {
    return null
  }
  return (
    <Ended
      name={task.title}
      thing={thing}
      provider={provider}
      error={task.error}
      cancelNote={store.cancelNote.value}
      way={store.retry.value}
      onAgain={store.again}
      onDismiss={store.dismiss}
    />
  )
}
