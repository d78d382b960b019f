import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { FrameHeader } from '../kit/frame-header'
import { ProgressBar } from '../kit/bars'
import { Elapsed } from './running'
import { useRuns } from './frame-runs'
import { words as shared } from '../words/words'
import { hasEnded, type Job } from './job'
import { words } from './words'
import styles from './running-batch.module.css'
import { useComputed } from '@preact/signals'
import { classNames } from '../kit/class-names'
import { QuietButton } from '../kit/quiet-button'
import list from '../kit/rows.module.css'
import { Note } from '../kit/note'
import marks from './mark.module.css'

/** Many running frames: all together, each by itself, and Cancel, which may mean more than the runs. */
export function RunningBatch({ cancel }: { cancel?: () => void }): JSX.Element {
  const runs = useRuns()
  const total = runs.items.value.length
  return (
    <section class={styles.batch} aria-label={words().runningSeveral}>
      <FrameHeader node={{ name: words().batch.analysing(total) }}>
        <Elapsed since={runs.batch.value.startedAt} />
      </FrameHeader>
      <BatchProgress />
      <BatchRows />
      <div class={styles.foot}>
        <Button secondary onClick={cancel ?? (() => runs.cancel())}>
          {shared().cancel}
        </Button>
        <Note>{words().ifYouCancel(runs.cancelNote.value)}</Note>
      </div>
    </section>
  )
}

/** The bar, and how many have ended. */
export function BatchProgress(): JSX.Element {
  const runs = useRuns()
  const items = runs.items.value
  const text = words().counted(`${items.filter(hasEnded).length}`, `${items.length}`)
  return (
    <div class={styles.progress}>
      <ProgressBar name={words().batch.analyses} value={runs.progress.value} text={text} />
      <span class={styles.count}>{text}</span>
    </div>
  )
}

/** Every frame of the run. Only rows that change are rendered again. */
function BatchRows(): JSX.Element {
  const runs = useRuns()
  const count = useComputed(() => runs.items.value.length)
  return (
    // It scrolls, so the keyboard must reach it.
    <ul class={classNames(list.rows, styles.rows)} aria-label={words().batch.list} tabIndex={0}>
      {Array.from({ length: count.value }, (_, at) => (
        <Row key={at} at={at} />
      ))}
    </ul>
  )
}

function Row({ at }: { at: number }): JSX.Element | null {
  const runs = useRuns()
  const job = useComputed(() => runs.items.value[at]).value
  if (job === undefined) return null
  const { title, source, state, error } = job
  const going = state === 'running' || state === 'queued'
  return (
    <li class={classNames(list.item, styles.item)}>
      <span class={classNames(list.row, styles.row)}>
        <span class={classNames(marks.mark, marks[state])} aria-hidden="true" />
        <span class={list.name} title={title}>
          {title}
        </span>
        <span class={list.words}>{stateWords(job, runs.phaseName)}</span>
        {going && (
          <QuietButton name={shared().cancel} about={title} run={() => runs.cancel(source)} />
        )}
      </span>
      {error !== null && (
        <span class={classNames(list.reason, styles.reason)}>{error.message}</span>
      )}
    </li>
  )
}

function stateWords(job: Job, phaseName: (phase: string) => string): string {
  if (job.state !== 'running') return words().batch.states[job.state]
  return job.heldUntil === null ? phaseName(job.phase) : words().batch.held
}
