import type { JSX } from 'preact'
import type { ResultRecord } from '../../file'
import { Card } from '../kit/card'
import { Meter } from '../kit/meter'
import { isUnjudged, TOO_SMALL } from '../words/judged-scores'
import { SCORE_FACTS } from '../words/score-facts'
import styles from './scores.module.css'

export function Scores({ record }: { record: ResultRecord }): JSX.Element | null {
  const { clarity, excitingness } = record.scores
  if (clarity === null && excitingness === null) return null
  if (isUnjudged(record)) {
    return (
      <Card role="status" title={TOO_SMALL.title}>
        <p>{TOO_SMALL.advice}</p>
      </Card>
    )
  }
  return (
    <section class={styles.scores} aria-label="Scores, estimated">
      <Score score="clarity" value={clarity} />
      <Score score="excitingness" value={excitingness} />
    </section>
  )
}

interface ScoreProps {
  score: keyof typeof SCORE_FACTS
  value: number | null
}

function Score({ score, value }: ScoreProps): JSX.Element | null {
  if (value === null) return null
  const { name, band, meaning } = SCORE_FACTS[score]
  return <Meter name={name} value={value} band={band(value)} meaning={`Estimate. ${meaning}`} />
}
