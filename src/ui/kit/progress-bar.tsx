import type { JSX } from 'preact'
import { classNames } from './class-names'
import styles from './progress-bar.module.css'

interface Props {
  name: string
  /** 0 to 1; null when nobody can tell. */
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
