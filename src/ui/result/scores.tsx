import type { JSX } from 'preact'
import type { ResultRecord } from '../../file'
import { Fold } from '../kit/section'
import { Meter } from '../kit/bars'
import { useOpenPart } from '../tools/use-tools'
import { isUnjudged } from '../words/judged-scores'
import { scoreFacts, type ScoreFacts } from '../words/score-facts'
import { words } from './words'
import styles from './scores.module.css'

const SCORES = ['clarity', 'excitingness'] as const

interface KnownScore extends Omit<ScoreFacts, 'band'> {
  value: number
  band: string
}

/** The scores, none where the picture is too small to have any. */
export function Scores({ record }: { record: ResultRecord }): JSX.Element | null {
  if (isUnjudged(record)) return null
  const known = SCORES.flatMap((score) => {
    const value = record.scores[score]
    if (value === null) return []
    const facts = scoreFacts(score)
    return [{ ...facts, value, band: facts.band(value, record) }]
  })
  return known.length === 0 ? null : <ScoreFold scores={known} />
}

/** In one line; opened, with what they mean. */
function ScoreFold({ scores }: { scores: readonly KnownScore[] }): JSX.Element {
  const [open, toggle] = useOpenPart('scores')
  const line = scores
    .map(({ name, value, band }) =>
      [`${name} ${Math.round(value)}`, band].filter(Boolean).join(', ')
    )
    .join(' · ')
  return (
    <Fold title={words().scores} line={line} open={open} toggle={toggle}>
      <div class={styles.scores}>
        {scores.map(({ name, value, band, meaning }) => (
          <Meter key={name} name={name} value={value} band={band} meaning={meaning} />
        ))}
      </div>
    </Fold>
  )
}
