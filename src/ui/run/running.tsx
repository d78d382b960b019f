import { Button } from '@create-figma-plugin/ui'
import type { ComponentChildren, JSX } from 'preact'
import { classNames } from '../kit/class-names'
import { ProgressBar } from '../kit/bars'
import { useSeconds } from '../kit/timing'
import { Note } from '../kit/note'
import { formatElapsed } from '../words/format-time'
import { type Job, jobProgress } from './job'
import type { RunStore } from './runs'
import { words as shared } from '../words/words'
import { words } from './words'
import marks from './mark.module.css'
import styles from './running.module.css'
import { useRuns } from './frame-runs'

interface Props {
  store: Pick<RunStore, 'run' | 'phaseName' | 'cancel' | 'cancelNote'>
  /** Heading; the run's title where it is not given. */
  header?: JSX.Element
  /** What cancelling does now, instead of the store's note. */
  cancelNote?: string
  /** Writes an amount of a phase's progress; as a plain number by default. */
  count?: (amount: number) => string
}

/** The running analysis: its phases, how far it is, and Cancel; null when there is none. */
export function Running(props: Props): JSX.Element | null {
  const { store, count = String } = props
  const run = store.run.value
  if (run?.state !== 'running') return null
  const { phases } = run
  const at = phases.indexOf(run.phase)
  const text = words().step(store.phaseName(run.phase), at + 1, phases.length)
  const header = props.header ?? (
    <h2 class={styles.title} title={run.title}>
      {run.title}
    </h2>
  )
  return (
    <section class={styles.run}>
      {header}
      <ProgressBar name={words().analysis} value={jobProgress(run)} text={text} />
      <ol class={styles.phases}>
        {phases.map((phase, index) => (
          <li
            key={phase}
            class={classNames(styles.phase, index === at && styles.now, index > at && styles.later)}
            aria-current={index === at ? 'step' : undefined}
          >
            <span class={classNames(marks.mark, markOf(index, at))} aria-hidden="true" />
            {store.phaseName(phase)}
            {index === at && <Count progress={run.progress} count={count} />}
          </li>
        ))}
      </ol>
      <div class={styles.foot}>
        <Elapsed since={run.startedAt} />
        <Button secondary onClick={() => store.cancel()}>
          {shared().cancel}
        </Button>
      </div>
      <Note>{words().ifYouCancel(props.cancelNote ?? store.cancelNote.value)}</Note>
    </section>
  )
}

/** Time since a moment, ms since 1970. */
export function Elapsed({ since }: { since: number }): JSX.Element {
  return (
    <span class={styles.elapsed} role="timer" aria-label={words().elapsed}>
      {formatElapsed(useSeconds(since))}
    </span>
  )
}

interface CountProps extends Pick<Job, 'progress'> {
  count: (amount: number) => string
}

function Count({ progress, count }: CountProps): JSX.Element | null {
  if (progress === null || progress.of === 0) return null
  const text = words().counted(count(progress.done), count(progress.of))
  return <span class={styles.count}>{text}</span>
}

function markOf(index: number, at: number): string | undefined {
  if (index === at) return marks.running
  return index < at ? marks.done : undefined
}

interface ElsewhereProps {
  /** Names the frames in a few words. */
  text: ComponentChildren
  progress: JSX.Element
  /** The way to it. */
  show: { name: string; run: () => void }
}

/** Runs that go on while another frame is selected, with buttons that show and cancel them. */
export function Elsewhere({ text, progress, show }: ElsewhereProps): JSX.Element {
  const runs = useRuns()
  const isOne = runs.items.value.length === 1
  return (
    <section class={styles.other} aria-label={isOne ? words().runningOne : words().runningSeveral}>
      <p class={styles.text}>{text}</p>
      {progress}
      <div class={styles.actions}>
        <Button secondary onClick={show.run}>
          {show.name}
        </Button>
        <Button secondary onClick={() => runs.cancel()}>
          {shared().cancel}
        </Button>
      </div>
    </section>
  )
}
