import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { formatElapsed } from '../words/format-elapsed'
import { lowerFirst } from '../words/lower-first'
import { classNames } from './class-names'
import { ProgressBar } from './progress-bar'
import { useSeconds } from './use-seconds'
import styles from './running.module.css'

export interface Step {
  name: string
  /** How far it is, such as “2 of 5”. */
  count?: string | null
}

interface Props {
  /** What runs, as a heading. */
  header: JSX.Element
  steps: readonly Step[]
  /** The step it is in. */
  at: number
  /** 0 to 1; null when nobody can tell. */
  progress: number | null
  /** Milliseconds since 1970. */
  startedAt: number
  /** What cancelling means now. */
  cancelNote: string
  onCancel: () => void
}

/** Something that takes a while: its steps, how far it is, and the way out of it. */
export function Running(props: Props): JSX.Element {
  const { header, steps, at, progress, startedAt, cancelNote, onCancel } = props
  const elapsed = formatElapsed(useSeconds(startedAt))
  const text = `${steps[at]?.name ?? ''}, step ${at + 1} of ${steps.length}`
  return (
    <section class={styles.job}>
      {header}
      <ProgressBar name="Analysis" value={progress} text={text} />
      <ol class={styles.phases}>
        {steps.map(({ name, count }, index) => (
          <li
            key={name}
            class={classNames(styles.phase, placeOf(index, at))}
            aria-current={index === at ? 'step' : undefined}
          >
            <span class={styles.mark} aria-hidden="true" />
            {name}
            {count && <span class={styles.count}>{count}</span>}
          </li>
        ))}
      </ol>
      <div class={styles.foot}>
        <span class={styles.elapsed} role="timer" aria-label="Elapsed time">
          {elapsed}
        </span>
        <Button secondary onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p class={styles.note}>If you cancel: {lowerFirst(cancelNote)}</p>
    </section>
  )
}

function placeOf(index: number, at: number): string | undefined {
  if (index === at) return styles.now
  return index < at ? styles.past : styles.later
}
