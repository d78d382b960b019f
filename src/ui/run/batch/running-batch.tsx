import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { ErrorCard } from '../../kit/error-card'
import { FrameHeader } from '../../kit/frame-header'
import { ProgressBar } from '../../kit/progress-bar'
import { useTools } from '../../tools/use-tools'
import { Elapsed } from '../running'
import { useRuns } from '../use-runs'
import { words as shared } from '../../words/words'
import { words as runWords } from '../words'
import { hasEnded } from './batch'
import { BatchRows } from './batch-rows'
import { words } from './words'
import styles from './batch.module.css'

/** Many frames on their way: all together, each by itself, and the way out, which may mean more than the run. */
export function RunningBatch({ cancel }: { cancel?: () => void }): JSX.Element {
  const runs = useRuns()
  const total = runs.items.value.length
  return (
    <section class={styles.batch} aria-label={runWords().runningSeveral}>
      <FrameHeader node={{ name: words().analysing(total) }}>
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
  const text = runWords().counted(`${items.filter(hasEnded).length}`, `${items.length}`)
  return (
    <div class={styles.progress}>
      <ProgressBar name={words().analyses} value={runs.progress.value} text={text} />
      <span class={styles.count}>{text}</span>
    </div>
  )
}

function CancelNote(): JSX.Element {
  return <p class={styles.note}>{runWords().ifYouCancel(useRuns().cancelNote.value)}</p>
}

/** A failure that would hit every frame: the rest waits for the designer. */
export function PausedBatch(): JSX.Element | null {
  const runs = useRuns()
  const { errors } = useTools()
  const { paused, items } = runs.batch.value
  if (paused === null) return null
  const waiting = items.filter(({ state }) => state === 'queued').length
  const actions = [
    { name: words().goOn, run: () => errors.guard(runs.goOn), main: true },
    { name: words().leaveRest, run: () => runs.cancel() }
  ]
  return (
    <ErrorCard
      title={words().paused(waiting)}
      error={{ ...paused, message: words().pausedBecause(paused.message) }}
      actions={actions}
    />
  )
}
