import type { JSX } from 'preact'
import type { ResultRecord } from '../../../bridge'
import { Meter } from '../../components/meter'
import { clarityBand, excitingnessBand } from './score-bands'
import styles from './scores.module.css'

export function Scores({ scores }: { scores: ResultRecord['scores'] }): JSX.Element | null {
  const { clarity, excitingness } = scores
  if (clarity === null && excitingness === null) return null
  return (
    <section class={styles.scores} aria-label="Scores, estimated">
      {clarity !== null && (
        <Meter
          name="Clarity"
          value={clarity}
          band={clarityBand(clarity)}
          meaning="Estimate. Higher is tidier and easier to take in."
        />
      )}
      {excitingness !== null && (
        <Meter
          name="Excitingness"
          value={excitingness}
          band={excitingnessBand(excitingness)}
          meaning="Estimate. Higher is livelier; neither end is better."
        />
      )}
    </section>
  )
}
