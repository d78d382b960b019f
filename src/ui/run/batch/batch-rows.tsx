import { useComputed } from '@preact/signals'
import type { JSX } from 'preact'
import { classNames } from '../../kit/class-names'
import { QuietButton } from '../../kit/quiet-button'
import { useRuns } from '../use-runs'
import type { BatchItem } from './batch'
import { words } from './words'
import { words as shared } from '../../words/words'
import list from '../../kit/rows.module.css'
import marks from '../mark.module.css'
import styles from './batch-rows.module.css'

/** Every frame of the run. Only the rows that change are drawn again. */
export function BatchRows(): JSX.Element {
  const runs = useRuns()
  const count = useComputed(() => runs.items.value.length)
  return (
    // It scrolls, so the keyboard must reach it.
    <ul class={classNames(list.rows, styles.rows)} aria-label={words().list} tabIndex={0}>
      {Array.from({ length: count.value }, (_, at) => (
        <Row key={at} at={at} />
      ))}
    </ul>
  )
}

function Row({ at }: { at: number }): JSX.Element | null {
  const runs = useRuns()
  const item = useComputed(() => runs.items.value[at]).value
  if (item === undefined) return null
  const { target, state, error } = item
  const going = state === 'running' || state === 'queued'
  return (
    <li class={classNames(list.item, styles.item)}>
      <span class={classNames(list.row, styles.row)}>
        <span class={classNames(marks.mark, marks[state])} aria-hidden="true" />
        <span class={list.name} title={target.title}>
          {target.title}
        </span>
        <span class={list.words}>{stateWords(item, runs.phaseName)}</span>
        {going && (
          <QuietButton
            name={shared().cancel}
            about={target.title}
            run={() => runs.cancel(target.source)}
          />
        )}
      </span>
      {error !== null && (
        <span class={classNames(list.reason, styles.reason)}>{error.message}</span>
      )}
    </li>
  )
}

function stateWords({ state, run }: BatchItem, phaseName: (phase: string) => string): string {
  if (state !== 'running') return words().states[state]
  if (run === null) return ''
  return run.heldUntil === null ? phaseName(run.phase) : words().held
}
