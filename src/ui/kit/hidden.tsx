import type { JSX } from 'preact'
import styles from './hidden.module.css'

/** Text for screen readers alone. */
export function Hidden({ children }: { children: string }): JSX.Element {
  return <span class={styles.hidden}>{children}</span>
}
