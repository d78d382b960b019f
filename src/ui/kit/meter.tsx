import type { JSX } from 'preact'
import { words } from './words'
import styles from './meter.module.css'

interface Props {
  name: string
  /** 0 to 100. */
  value: number
  /** The value in a word, such as “exciting”; empty where there is none. */
  band: string
  meaning: string
}

/** A score with its bar; screen readers hear the number and the word. */
export function Meter({ name, value, band, meaning }: Props): JSX.Element {
  const rounded = Math.round(value)
  return (
    <div class={styles.meter}>
      <div class={styles.head}>
        <span>{name}</span>
        <span class={styles.band}>{band}</span>
      </div>
      <div class={styles.row}>
        <span class={styles.value} aria-hidden="true">
          {rounded}
        </span>
        <div
          class={styles.track}
          role="meter"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={rounded}
          aria-valuetext={[words().ofHundred(rounded), band].filter(Boolean).join(', ')}
        >
          <div class={styles.fill} style={{ width: `${rounded}%` }} />
        </div>
      </div>
      <p class={styles.meaning}>{meaning}</p>
    </div>
  )
}
