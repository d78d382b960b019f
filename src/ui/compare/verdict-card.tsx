import type { JSX } from 'preact'
import { classNames } from '../kit/class-names'
import type { Verdict } from './comparison'
import styles from './compare.module.css'

const TITLES: Record<Verdict['kind'], string> = {
  clear: 'Verdict',
  close: 'Too close to call',
  unknown: 'No verdict'
}

/** Details that are read without asking for more. */
const FIRST = 4

/** Which variant wins, in plain words, and what else there is to know. */
export function VerdictCard({ verdict }: { verdict: Verdict }): JSX.Element {
  const { kind, sentence, details } = verdict
  return (
    <section
      class={classNames(styles.verdict, kind === 'clear' && styles.clear)}
      aria-label="Verdict"
    >
      <h2 class={styles.title}>{TITLES[kind]}</h2>
      <p class={styles.sentence} role="status">
        {sentence}
      </p>
      <Sentences texts={details.slice(0, FIRST)} />
      {details.length > FIRST && (
        <details class={styles.more}>
          <summary>More about this verdict</summary>
          <Sentences texts={details.slice(FIRST)} />
        </details>
      )}
    </section>
  )
}

function Sentences({ texts }: { texts: readonly string[] }): JSX.Element {
  return (
    <ul class={styles.details}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
