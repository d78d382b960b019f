import type { ComponentChildren, JSX, Ref } from 'preact'
import hidden from './hidden.module.css'
import styles from './section.module.css'

interface Props {
  title: string
  /** Shown beside the title. */
  line?: ComponentChildren
  /** Hides the title where the content says it. */
  plain?: boolean
  /** True while its content is worked out. */
  busy?: boolean
  /** Where the focus goes that its own controls lose; they come and go. */
  focus?: Ref<HTMLElement>
  children: ComponentChildren
}

/** A part of a result with its heading and a line above it. */
export function Section(props: Props): JSX.Element {
  const { title, line, plain = false, busy = false, focus, children } = props
  const focusable = focus === undefined ? {} : { ref: focus, tabIndex: -1 }
  return (
    <section class={styles.section} aria-label={title} aria-busy={busy} {...focusable}>
      <h2 class={plain ? hidden.hidden : styles.title}>
        {title}
        {line !== undefined && <span class={styles.beside}>{line}</span>}
      </h2>
      {children}
    </section>
  )
}
