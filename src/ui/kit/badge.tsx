import type { JSX } from 'preact'
import styles from './badge.module.css'

export function Badge({ children }: { children: string }): JSX.Element {
  return <span class={styles.badge}>{children}</span>
}
