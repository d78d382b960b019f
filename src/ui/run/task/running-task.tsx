import type { JSX } from 'preact'
import { Running } from '../../kit/running'
import type { TaskStore } from './task-store-types'
import styles from './running-task.module.css'

interface Props<P extends string, I, R> {
  store: TaskStore<P, I, R>
  /** Its phases in the designer's words. */
  names: Record<P, string>
}

/** A running analysis of a page, a video or an ad; null when none runs. */
export function RunningTask<P extends string, I, R>(props: Props<P, I, R>): JSX.Element | null {
  const { store, names } = props
  const task = store.task.value
  if (task?.state !== 'running') return null
  return (
    <Running
      header={
        <h2 class={styles.title} title={task.title}>
          {task.title}
        </h2>
      }
      steps={store.phases.map((phase) => ({ name: names[phase] }))}
      at={store.phases.indexOf(task.phase)}
      progress={task.progress}
      startedAt={task.startedAt}
      cancelNote={store.cancelNote.value}
      onCancel={store.cancel}
    />
  )
}
