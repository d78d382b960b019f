import type { JSX } from 'preact'
import type { SelectedNode } from '../../bridge'
import type { ResultRecord } from '../../file'
import { AdPart, useAdLine } from '../ad/ad-part'
import { Fold, useIsOpen } from '../tools/fold'
import { Meter } from '../kit/bars'
import { judgedScores } from '../words/judged-scores'
import { scoreFacts } from '../words/score-facts'
import { words } from './words'
import styles from './scores.module.css'

interface Props {
  node: SelectedNode
  /** null before a frame is analysed: it can be scored as an ad all the same. */
  record: ResultRecord | null
}

/** The scores in a line; opened, with what they mean. */
export function Scores({ node, record }: Props): JSX.Element {
  const open = useIsOpen('scores')
  const ad = useAdLine(node, open)
  const judged = record === null ? null : judgedScores(record)
  const scores = (['clarity', 'excitingness'] as const).flatMap((score) => {
    const value = judged?.[score] ?? null
    if (record === null || value === null) return []
    const { name, band, meaning } = scoreFacts(score)
    return [{ name, value, band: band(value, record), meaning }]
  })
  const line = [...scores.map(({ name, value }) => `${name} ${Math.round(value)}`), ad]
  return (
    <Fold part="scores" title={words().scores} line={line.filter(Boolean).join(' · ')}>
      {scores.length > 0 && (
        <div class={styles.scores}>
          {scores.map((score) => (
            <Meter key={score.name} {...score} />
          ))}
        </div>
      )}
      <AdPart node={node} />
    </Fold>
  )
}
