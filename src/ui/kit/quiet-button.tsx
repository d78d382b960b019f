import type { JSX } from 'preact'
import { words } from '../words/words'
import styles from './quiet-button.module.css'

interface Props {
  /** Visible label. */
  name: string
  /** Read out after the label. */
  about?: string
  run: () => void
}

/** A way on that does not ask for attention. */
export function QuietButton({ name, about, run }: Props): JSX.Element {
  const label = about === undefined ? undefined : words().about(name, about)
  return (
    <button type="button" class={styles.button} aria-label={label} onClick={run}>
      {name}
    </button>
  )
}
