import { IconChevronDown16, IconChevronRight16 } from '@create-figma-plugin/ui'
import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import styles from './fold.module.css'

interface Props {
  title: string
  /** Shown beside the title. */
  line?: ComponentChildren
  open: boolean
  toggle: () => void
  children: ComponentChildren
}

/** A part that folds: its heading opens and closes it. */
export function Fold({ title, line, open, toggle, children }: Props): JSX.Element {
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
