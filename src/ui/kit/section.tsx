import type { ComponentChildren, JSX, Ref } from 'preact'
import styles from './section.module.css'

interface Props {
  title: string
  /** True while its content is worked out. */
  busy?: boolean
  /** Where the focus goes that its own controls lose; they come and go. */
  focus?: Ref<HTMLElement>
  children: ComponentChildren
}

/** A part of a result with its heading and a line above it. */
export function Section({ title, busy = false, focus, children }: Props): JSX.Element {
  const focusable = focus === undefined ? {} : { ref: focus, tabIndex: -1 }
  return (
    <section class={styles.section} aria-label={title} aria-busy={busy} {...focusable}>
      <h2 class={styles.title}>{title}</h2>
      {children}
    </section>
  )
}
