import type { JSX } from 'preact'
import styles from './progress-bar.module.css'

interface Props {
  name: string
  /** 0 to 1. */
  value: number
  text: string
}

export function ProgressBar({ name, value, text }: Props): JSX.Element {
  const percent = Math.round(value * 100)
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
      <div class={styles.fill} style={{ width: `${percent}%` }} />
    </div>
  )
}
