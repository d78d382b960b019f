import type { JSX } from 'preact'
import { METHOD_WORDS } from '../words/method-words'
import styles from './note.module.css'

/** What the numbers are and are not. */
export function MethodNote(): JSX.Element {
  return (
    <details class={styles.details}>
      <summary>How to read this</summary>
      <ul>
        {METHOD_WORDS.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  )
}
