import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { ErrorCard } from '../../kit/error-card'
import { FrameHeader } from '../../kit/frame-header'
import { ProgressBar } from '../../kit/progress-bar'
import { useTools } from '../../tools/use-tools'
import { Elapsed } from '../running'
import { useRuns } from '../use-runs'
import { words as shared } from '../../words/words'
import { words } from '../words'
import { hasEnded } from './batch'
import { BatchRows } from './batch-rows'
import styles from './batch.module.css'

/** Many frames on their way: all together, each by itself, and the way out, which may mean more than the run. */
export function RunningBatch({ cancel }: { cancel?: () => void }): JSX.Element {
  const runs = useRuns()
  const total = runs.items.value.length
  return (
    <section class={styles.batch} aria-label="Running analyses">
      <FrameHeader node={{ name: total === 1 ? 'Analysing 1 frame' : `Analysing ${total} frames` }}>
        <Elapsed since={runs.batch.value.startedAt} />
      </FrameHeader>
      <BatchProgress />
      <PausedBatch />
      <BatchRows />
      <div class={styles.foot}>
        <Button secondary onClick={cancel ?? (() => runs.cancel())}>
          {shared().cancel}
        </Button>
        <CancelNote />
      </div>
    </section>
  )
}

/** The bar, and how many have ended. */
export function BatchProgress(): JSX.Element {
  const runs = useRuns()
  const items = runs.items.value
  const text = `${items.filter(hasEnded).length} of ${items.length}`
  return (
    <div class={styles.progress}>
      <ProgressBar name="Analyses" value={runs.progress.value} text={text} />
      <span class={styles.count}>{text}</span>
    </div>
  )
}

function CancelNote(): JSX.Element {
  return <p class={styles.note}>{words().ifYouCancel(useRuns().cancelNote.value)}</p>
}

/** A failure that would hit every frame: the rest waits for the designer. */
export function PausedBatch(): JSX.Element | null {
  const runs = useRuns()
  const { errors } = useTools()
  const { paused, items } = runs.batch.value
  if (paused === null) return null
  const waiting = items.filter(({ state }) => state === 'queued').length
  const frames = waiting === 1 ? '1 frame waits' : `${waiting} frames wait`
  const actions = [
    { name: 'Go on', run: () => errors.guard(runs.goOn), main: true },
    { name: 'Leave the rest', run: () => runs.cancel() }
  ]
  return (
    <ErrorCard
      title={`Paused: ${frames}, unsent`}
      error={{ ...paused, message: `${paused.message} The other frames would meet the same.` }}
      actions={actions}
    />
  )
}
