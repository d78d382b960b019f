import type { JSX } from 'preact'
import type { AdRecord } from '../../file'
import { Meter } from '../kit/meter'
import { formatScore } from './format-score'
import styles from './ad.module.css'

/** The score on its scale, or the plain number where nobody has stated one. */
export function AdScore({ record }: { record: AdRecord }): JSX.Element {
  const { score, scoreMax, provider } = record
  if (scoreMax !== null) {
    return (
      // A meter grows along its line, and the panel is a column.
      <div class={styles.actions}>
        <Meter
          name="Ad visibility"
          value={(score / scoreMax) * 100}
          band="estimate"
          meaning="Higher is more visible. Compare versions of the same ad."
        />
      </div>
    )
  }
  return (
    <div class={styles.score}>
      <p class={styles.name}>Ad visibility</p>
      <p class={styles.value}>{formatScore(record)}</p>
      <p class={styles.note}>
        The range of this score is not stated by {provider.host ?? 'the service'}. Compare ads that
        it has scored.
      </p>
    </div>
  )
}
