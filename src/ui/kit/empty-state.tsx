import type { ComponentChildren, JSX } from 'preact'
import { Note } from './note'
import styles from './empty-state.module.css'

interface Props {
  icon: JSX.Element
  title: string
  children: ComponentChildren
}

export function EmptyState({ icon, title, children }: Props): JSX.Element {
  return (
    <section class={styles.empty}>
      <span class={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h2 class={styles.title}>{title}</h2>
      <Note>{children}</Note>
    </section>
  )
}
