import type { HTMLAttributes, JSX } from 'preact'
import styles from './note.module.css'

/** A paragraph beside the matter, in quieter type. */
export function Note(props: HTMLAttributes<HTMLParagraphElement>): JSX.Element {
  return <p class={styles.note} {...props} />
}
