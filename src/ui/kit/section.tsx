import { IconChevronDown16, IconChevronRight16 } from '@create-figma-plugin/ui'
import type { ComponentChildren, JSX, Ref } from 'preact'
import { useId } from 'preact/hooks'
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

interface FoldProps {
  title: string
  /** Shown beside the title. */
  line?: ComponentChildren
  open: boolean
  toggle: () => void
  children: ComponentChildren
}

/** A part that folds: its heading opens and closes it. */
export function Fold({ title, line, open, toggle, children }: FoldProps): JSX.Element {
  const id = useId()
  return (
    <section class={styles.fold} aria-label={title}>
      <div class={styles.head}>
        <h2>
          <button
            type="button"
            class={styles.button}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={toggle}
          >
            {open ? <IconChevronDown16 /> : <IconChevronRight16 />}
            {title}
          </button>
        </h2>
        {line !== undefined && <span class={styles.line}>{line}</span>}
      </div>
      {open && (
        <div class={styles.content} id={id}>
          {children}
        </div>
      )}
    </section>
  )
}
