import type { JSX } from 'preact'
import { words } from '../words/words'
import { classNames } from './class-names'
import { QuietButton } from './quiet-button'
import meterStyles from './meter.module.css'
import styles from './progress-bar.module.css'

interface Props {
  name: string
  /** 0 to 1; null when unknown. */
  value: number | null
  text: string
}

export function ProgressBar({ name, value, text }: Props): JSX.Element {
  const percent = value === null ? undefined : Math.round(value * 100)
  return (
    <div
      class={styles.track}
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <div
        class={classNames(styles.fill, value === null && styles.unknown)}
        style={value === null ? undefined : { width: `${percent}%` }}
      />
    </div>
  )
}

interface CancellableProgressProps {
  /** Such as “Report”. */
  name: string
  done: number
  of: number
  cancel: () => void
}

/** Progress of work on several pictures, on one line with a button to cancel. */
export function CancellableProgress({
  name,
  done,
  of,
  cancel
}: CancellableProgressProps): JSX.Element {
  return (
    <div class={styles.cancellable}>
      <ProgressBar name={name} value={done / of} text={words().of(done, of)} />
      <QuietButton name={words().cancel} about={words().made(name)} run={cancel} />
    </div>
  )
}

interface MeterProps {
  name: string
  /** 0 to 100. */
  value: number
  /** The value in a word, such as “exciting”; empty where there is none. */
  band: string
  meaning: string
}

/** A score with its bar; screen readers read out the number and the word. */
export function Meter({ name, value, band, meaning }: MeterProps): JSX.Element {
  const rounded = Math.round(value)
  return (
    <div class={meterStyles.meter}>
      <div class={meterStyles.head}>
        <span>{name}</span>
        <span class={meterStyles.band}>{band}</span>
      </div>
      <div class={meterStyles.row}>
        <span class={meterStyles.value} aria-hidden="true">
          {rounded}
        </span>
        <div
          class={meterStyles.track}
          role="meter"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={rounded}
          aria-valuetext={[words().ofHundred(rounded), band].filter(Boolean).join(', ')}
        >
          <div class={meterStyles.fill} style={{ width: `${rounded}%` }} />
        </div>
      </div>
      <p class={meterStyles.meaning}>{meaning}</p>
    </div>
  )
}
