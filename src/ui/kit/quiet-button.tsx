import type { JSX } from 'preact'
import { words } from './words'
import styles from './quiet-button.module.css'

interface Props {
  /** What is seen. */
  name: string
  /** What it is about, read out after the name. */
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
