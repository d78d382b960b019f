import type { JSX } from 'preact'
import type { Verdict } from './comparison'
import styles from './compare.module.css'

/** What moved, first; how sure that is, on asking. */
export function VerdictCard({ verdict }: { verdict: Verdict }): JSX.Element {
  const { sentence, details } = verdict
  return (
    <section class={styles.verdict} aria-label="What moved">
      <p class={styles.sentence} role="status">
        {sentence}
      </p>
      {details.length > 0 && (
        <details class={styles.more}>
          <summary>How sure?</summary>
          <ul class={styles.details}>
            {details.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
