import type { JSX } from 'preact'
import { words } from '../words'
import { LayerChips } from './layer-chips'
import { MainAction } from './main-action'
import type { Judged } from './use-judgement'
import { verdictWords } from './verdict-words'
import styles from './verdict.module.css'

/** The answer: what people see first, and how the main action fares. */
export function Verdict({ judged }: { judged: Judged }): JSX.Element {
  const known = judged.state === 'judged' ? judged : null
  return (
    <section
      class={styles.verdict}
      aria-label={words().verdict}
      aria-busy={judged.state === 'measuring'}
    >
      <p class={styles.sentence} data-known={known !== null} role="status">
        {verdictWords(judged)}
      </p>
      {known !== null && (
        <>
          <LayerChips {...known.judgement} />
          <MainAction judgement={known.judgement} shares={known.shares} data={known.data} />
        </>
      )}
    </section>
  )
}
