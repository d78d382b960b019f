import { IconChevronDown16, IconChevronRight16 } from '@create-figma-plugin/ui'
import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import styles from '../kit/section.module.css'
import { useSettings, useTools } from './use-tools'

/** Whether a fold is open. */
export function useIsOpen(part: string): boolean {
  return useTools().settings.settings.value.openParts[part] ?? false
}

interface Props {
  /** Its name in the settings, which keep whether it is open. */
  part: string
  title: string
  /** Shown beside the title. */
  line?: ComponentChildren
  children: ComponentChildren
}

/** A part that folds: its heading opens and closes it. */
export function Fold({ part, title, line, children }: Props): JSX.Element {
  const id = useId()
  const [{ openParts }, change] = useSettings()
  const open = useIsOpen(part)
  return (
    <section class={styles.fold} aria-label={title}>
      <div class={styles.head}>
        <h2>
          <button
            type="button"
            class={styles.button}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => change({ openParts: { ...openParts, [part]: !open } })}
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
