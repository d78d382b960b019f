import type { JSX } from 'preact'
import styles from './note.module.css'

/** What the numbers are and are not. */
export function MethodNote(): JSX.Element {
  return (
    <details class={styles.details}>
      <summary>How to read this</summary>
      <ul>
        <li>
          Everything here is an estimate: a model of how people tend to look at screens, computed
          from the pixels of this frame. Nobody was watched.
        </li>
        <li>
          Maps say what stands out in the first seconds. They do not say whether it is understood,
          liked or used.
        </li>
        <li>
          Scores are for comparing designs with each other. A few points apart is no difference.
        </li>
        <li>
          Maps and scores know one average viewer, and neither your goal nor your audience. Only the
          written texts go by the brief.
        </li>
      </ul>
    </details>
  )
}
